"""The doors: hosts, origins, headers, limits, files, settings."""

import gzip
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ottery.server.errors import Denied
from ottery.server.limits import Bucket, Buckets, source_of
from ottery.server.settings import BadSettings, Settings, load
from ottery.server.site import ASK, FOREVER, Site

from .playing import Player, deal, new_id, serving

BODY = {"id": "abcdefgh", "game": "pebbles", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_pages_of_others_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async with serving(tmp_path) as running:
        answer = await running.player().http.post("/api/tables", json=BODY, headers=headers)
        assert (answer.status_code, answer.json()["text"]["key"]) == (403, "server-origin")
        assert "set-cookie" not in answer.headers


async def test_pages_of_others_open_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, _ = await deal([running.player("Ada"), running.player("Bo")])
        cookie = "; ".join(f"{k}={v}" for k, v in ada.player.http.cookies.items())
        url = f"{running.url.replace('http', 'ws')}/api/tables/{ada.table['id']}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"cookie": cookie, "origin": "http://evil.example"})
        assert refused.value.response.status_code == 403
        assert ada.connection.close_code is None


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[", "a b"]
)
async def test_names_that_others_point_here_are_not_ours(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path) as running:
        answer = await running.player().http.get("/api/health", headers={"host": host})
        assert answer.status_code in (400, 421)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:1", "192.168.1.5:8000", "[::1]:8000", "otters.example"]
)
async def test_our_own_names_are(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path, hosts=["otters.example"]) as running:
        answer = await running.player().http.get("/api/health", headers={"host": host})
        assert answer.status_code == 200


async def test_behind_a_proxy_the_page_has_the_public_address(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://otters.example/") as running:
        http = running.player().http
        for origin, status in (("https://otters.example", 201), (running.url, 403)):
            answer = await http.post(
                "/api/tables", json=BODY, headers={"origin": origin, "host": "otters.example"}
            )
            assert answer.status_code == status


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Otters.Example", "https://otters.example"),
        ("HTTPS://otters.example/", "https://otters.example"),
        ("https://otters.example:443", "https://otters.example"),
        ("http://otters.example:80/", "http://otters.example"),
        ("https://otters.example:8443", "https://otters.example:8443"),
        ("http://[2001:DB8::1]:8080", "http://[2001:db8::1]:8080"),
        ("https://åen.example", "https://xn--en-xia.example"),
        ("", ""),
    ],
)
def test_the_public_address_is_kept_as_browsers_write_it(given: str, kept: str) -> None:
    assert load(None, {"OTTERY_PUBLIC_URL": given}).public_url == kept


async def test_behind_a_proxy_the_page_has_the_public_address_however_it_was_written(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://Otters.example:443/") as running:
        headers = {"origin": "https://otters.example", "host": "otters.example"}
        answer = await running.player().http.post("/api/tables", json=BODY, headers=headers)
        assert answer.status_code == 201


async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        http = running.player().http
        for path in ("/", "/api/health", "/api/nothing", "/nowhere", "/api/openapi.json"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"] in (
                "no-store",
                "no-cache",
            )  # the page may be kept, but is asked for
            assert "server" not in headers


def test_a_bucket_gives_what_it_holds_and_fills_in_time() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_the_key_used_longest_ago() -> None:
    clock = [0.0]
    buckets = Buckets(rate=1.0, burst=1.0, most=2, now=lambda: clock[0])
    assert [buckets.take(key) for key in ("a", "a", "b", "c")] == [True, False, True, True]
    assert buckets.take("a")  # forgotten, so full again
    assert not buckets.take("c")


# ------------------------------------------------------------------------------------------------ files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "page " * 100)
    (tmp_path / "pad.html").write_text("<!doctype html>pad")
    (tmp_path / "assets" / "index-DA3VQ9k9.js").write_text("const a = 1;" * 100)
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / ".secret").write_text("no")
    return tmp_path


@pytest.mark.parametrize(
    ("path", "status", "starts", "cache"),
    [
        ("/", 200, b"<!doctype html>page", ASK),
        ("/index.html", 404, b"", "no-store"),
        ("/t/abcdefghij23", 200, b"<!doctype html>page", ASK),
        ("/t/short", 200, b"<!doctype html>page", ASK),
        ("/table/abcdefghij23/replay", 200, b"<!doctype html>page", ASK),
        ("/new/why-i-otter", 200, b"<!doctype html>page", ASK),
        ("/nowhere", 200, b"<!doctype html>page", ASK),
        ("/assets/gone", 404, b"", "no-store"),
        ("/pad/gone", 404, b"", "no-store"),
        ("/pad", 200, b"<!doctype html>pad", ASK),
        ("/assets/index-DA3VQ9k9.js", 200, b"const a", FOREVER),
        ("/sw.js", 200, b"self", ASK),
        ("/assets/gone-DA3VQ9k9.js", 404, b"", "no-store"),
        ("/.secret", 404, b"", "no-store"),
        ("/../pyproject.toml", 404, b"", "no-store"),
        ("/assets/../../x.py", 404, b"", "no-store"),
    ],
)
def test_files_and_pages(folder: Path, path: str, status: int, starts: bytes, cache: str) -> None:
    found, file = Site(folder).find(path)
    assert found == status
    assert file.body.startswith(starts)
    assert file.cache == cache


async def ask(
    site: Site, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What the site answers."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await site({"type": "http", "method": method, "path": path, "headers": raw}, None, send)
    start, body = sent
    return start["status"], {k.decode(): v.decode() for k, v in start["headers"]}, body["body"]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c", "/api/index.html"])
async def test_what_the_tables_do_not_have_is_no_page(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as running:
        answer = await running.player().http.get(path)
        assert answer.status_code == 404
        assert answer.json()["text"]["key"] == "server-no-route"


async def test_files_are_squeezed_and_sent_once(folder: Path) -> None:
    site = Site(folder)
    status, headers, body = await ask(site, "/", accept_encoding="br, gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == (folder / "index.html").read_bytes()
    assert int(headers["content-length"]) == len(body)
    status, again, body = await ask(site, "/", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")
    status, _, body = await ask(site, "/", method="HEAD")
    assert (status, body) == (200, b"")
    assert (await ask(site, "/", method="PUT"))[0] == 405
    assert again["etag"] == headers["etag"]


async def test_without_a_built_page_there_is_a_way_home(tmp_path: Path) -> None:
    site = Site(tmp_path / "nothing")
    assert not site.has_page
    for path in ("/", "/nowhere", "/x.js"):
        assert b'<a href="/">' in (await ask(site, path))[2]


# --------------------------------------------------------------------------------------------- settings


def test_later_places_win(tmp_path: Path) -> None:
    file = tmp_path / "ottery.toml"
    file.write_text('port = 1\ngrace = 2.5\nhosts = ["a.example"]\nusual_level = "random"\n')
    environment = {
        "OTTERY_SETTINGS": str(file),
        "OTTERY_PORT": "2",
        "OTTERY_HOSTS": "b.example, c.example",
        "PATH": "x",
    }
    found = load(None, environment, {"port": 3, "host": None})
    assert (found.port, found.grace, found.usual_level) == (3, 2.5, "random")
    assert found.hosts == ["b.example", "c.example"]
    assert load(None, environment).port == 2
    assert load(file, {}).port == 1
    assert load(None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "environment", "given", "names"),
    [
        ("port = 99999", {}, {}, "$.port"),
        ("prot = 8000", {}, {}, "prot"),
        ("port = [", {}, {}, "ottery.toml"),
        ("", {"OTTERY_GRACE": "-1"}, {}, "environment: Expected `float` > 0.0 - at `$.grace`"),
        ("", {"OTTERY_PORT": "many"}, {}, "environment"),
        ("", {}, {"port": 70000}, "command line"),
        ('public_url = "https://otters.example/cards"', {}, {}, "ottery.toml: public_url"),
        ("", {}, {"public_url": "otters.example"}, "public_url"),
        ("", {}, {"public_url": "ftp://otters.example"}, "public_url"),
        ("", {}, {"public_url": "https://"}, "public_url"),
        ("", {}, {"public_url": "https://me@otters.example"}, "public_url"),
        ("", {}, {"public_url": "https://otters.example?x"}, "public_url"),
        ("", {}, {"public_url": "https://otters.example#x"}, "public_url"),
        ("", {}, {"public_url": "https://otters.example:port"}, "public_url"),
        ("", {}, {"public_url": "https://otters.example:99999"}, "public_url"),
        ("", {}, {"public_url": "https://[otters"}, "public_url"),
    ],
)
def test_a_bad_setting_is_named_with_its_place(
    tmp_path: Path, text: str, environment: dict[str, str], given: dict[str, Any], names: str
) -> None:
    file = tmp_path / "ottery.toml"
    file.write_text(text)
    with pytest.raises(BadSettings) as bad:
        load(file, environment, given)
    assert names in str(bad.value)


def test_a_settings_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"gone\.toml"):
        load(tmp_path / "gone.toml", {})


def test_every_setting_is_described_for_operators() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    _, _, block = page.partition("```toml\n")
    written = tomllib.loads(block.partition("```")[0])
    assert written == msgspec.to_builtins(Settings())


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::8", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_a_line_has_many_addresses_and_is_one_source(address: str, source: str) -> None:
    assert source_of(address) == source


async def test_whoever_has_many_addresses_is_limited_as_one(tmp_path: Path) -> None:
    near = [f"2001:db8:1:2::{n}" for n in range(12)]
    many: dict[str, Any] = {"most_connections_an_address": 2, "opened_a_minute": 0.1, "keys_a_minute": 0.1}
    async with serving(tmp_path, requests_a_second=0.2, trusted_proxies=["127.0.0.1"], **many) as running:
        http, doors = running.player().http, running.server.doors

        async def ask(address: str) -> int:
            return (await http.get("/api/health", headers={"x-forwarded-for": address})).status_code

        answers = [await ask(address) for address in near]
        assert (answers[0], answers[-1]) == (200, 429)
        assert await ask("2001:db8:1:3::1") == 200
        with doors.connection(near[0]), doors.connection(near[1]), doors.connection(near[2]) as is_open:
            assert not is_open
        for take in (doors.open_table, doors.try_key):
            take(near[0])
            take("2001:db8:1:3::1")
            with pytest.raises(Denied):
                take(near[1])


async def test_a_proxy_that_is_not_trusted_names_nobody(tmp_path: Path) -> None:
    """Somebody who invents addresses is still one address."""
    async with serving(tmp_path, requests_a_second=0.2) as running:
        player: Player = running.player()
        answers = [
            (await player.http.get("/api/health", headers={"x-forwarded-for": f"10.0.0.{n}"})).status_code
            for n in range(12)
        ]
        assert answers[-1] == 429
        assert new_id() != new_id()
