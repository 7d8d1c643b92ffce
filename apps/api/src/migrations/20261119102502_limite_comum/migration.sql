-- ESC-01 How many requests of an address all processes took together. It is worth a minute: not written to the log, it costs
-- no wait for the disk or for a standby, and begins anew after a crash or a change of primary.
CREATE UNLOGGED TABLE "limite_comum" (
	"chave" text PRIMARY KEY,
	"ate" timestamptz NOT NULL,
	"maximo" integer NOT NULL,
	"tomadas" integer NOT NULL,
	"concedidas" integer NOT NULL
) WITH (fillfactor = 50);
