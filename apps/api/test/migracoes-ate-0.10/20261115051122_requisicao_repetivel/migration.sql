CREATE TABLE "requisicao_repetivel" (
	"dono" text,
	"chave" text,
	"rota" text NOT NULL,
	"impressao" text NOT NULL,
	"status" integer,
	"resposta" jsonb,
	"criada_em" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "requisicao_repetivel_pkey" PRIMARY KEY("dono","chave")
);
