ALTER TABLE "ticket_visao" RENAME TO "visao";--> statement-breakpoint
ALTER TABLE "visao" DROP CONSTRAINT "ticket_visao_nome_unico";--> statement-breakpoint
ALTER TABLE "visao" ADD COLUMN "lista" text NOT NULL DEFAULT 'tickets';--> statement-breakpoint
ALTER TABLE "visao" ALTER COLUMN "lista" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "visao" ADD CONSTRAINT "visao_nome_unico" UNIQUE("colaborador_id","lista","nome");