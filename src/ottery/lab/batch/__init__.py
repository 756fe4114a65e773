"""The compiled half of the environments: what each seat observes, and the step of many games at once.

A folder of its own, so that its machine code is compiled anew when a file here changes and only then.
"""
