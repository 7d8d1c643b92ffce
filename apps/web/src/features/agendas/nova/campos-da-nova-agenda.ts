import { criarAgenda } from '@balcao/dominio/agendas/contratos'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { campoData } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'
import { campoHora, instanteDe } from '../dia-e-hora.ts'

const { data_agendada: _, ...doContrato } = criarAgenda.corpo.shape

/** AGE-01 The request's own names; the date and the time are joined on the way out. */
export const esquemaDaNovaAgenda = z.pipe(
  z.object({ ...doContrato, data_agendada: campoData, hora: campoHora }),
  z.transform(({ data_agendada, hora, ...demais }) => ({
    ...demais,
    data_agendada: instanteDe(data_agendada, hora),
  })),
)

export type CamposDaNovaAgenda = {
  cliente_id: number | null
  tipo: TipoDeAgenda
  assunto: string
  descricao: string
  data_agendada: string | null
  hora: string
  colaborador_id: number | null
  orcamento_id: number | null
  pedido_id: number | null
}
export type DadosDaNovaAgenda = z.output<typeof esquemaDaNovaAgenda>
