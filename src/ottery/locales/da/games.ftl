# Spillenes navne og en linje om hvert.

ottere-title = Ottere
ottere-tagline = Læg i kulør eller værdi, vend det hele med en otter, og kom først af med kortene.
otter-title = Otter
otter-tagline = Vend hoveder, byt haler, tøm hånden. Alene, for to til fire eller en Party for tyve.
otters-title = Otters
otters-tagline = Saml de fineste perler, og pas på søpindsvinene.
why-i-otter-title = Why I Otter
why-i-otter-tagline = Vind odderne, eller bestem, hvad de er værd. Syv stik for to.
an-otter-won-title = An Otter Won
an-otter-won-tagline = Vind runden, og del kortene ud: et til floden, et til dig, et til den anden.
