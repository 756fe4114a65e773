# Botterne.

refuse-level = Der findes ingen bot på niveauet “{ $level }”. Niveauerne er: { $known }.
