-- Renamed with its table, what belongs to "visao" kept the names of before; the base gives it those of now.
ALTER INDEX "ticket_visao_pkey" RENAME TO "visao_pkey";--> statement-breakpoint
ALTER TABLE "visao" RENAME CONSTRAINT "ticket_visao_colaborador_id_colaborador_id_fkey" TO "visao_colaborador_id_colaborador_id_fkey";--> statement-breakpoint
ALTER SEQUENCE IF EXISTS "ticket_visao_id_seq" RENAME TO "visao_id_seq";
