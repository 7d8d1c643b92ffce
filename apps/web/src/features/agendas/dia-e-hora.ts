import { noDiaEHora } from '@balcao/dominio/agendas/calendario'
import { minutosDaHora } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { texto } from '@balcao/dominio/validacao'
import * as z from 'zod/mini'

/** The time of day as it is typed. */
export const campoHora = texto(1, 5).check(
  z.refine((hora) => minutosDaHora(hora) !== null, MENSAGENS.invalido),
)

/** The wire knows an instant; people, a day and a time in São Paulo. */
export const instanteDe = (dia: string, hora: string): string => noDiaEHora(dia, hora).toISOString()
