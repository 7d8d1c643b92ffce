import * as z from 'zod/mini'
import { atualizacao, camposDe, termo } from '../listas/campos.ts'
import { coresDaEtiqueta } from './cores.ts'

export const cor = z.enum(coresDaEtiqueta)

/** MES-06/etiquetas As a ticket shows it. */
export const etiqueta = z.object({ id: z.number(), nome: z.string(), cor })
export type Etiqueta = z.output<typeof etiqueta>

export const etiquetaDaLista = z.extend(etiqueta, {
  versao: z.number(),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})
export type EtiquetaDaLista = z.output<typeof etiquetaDaLista>

export const CAMPOS_DA_ETIQUETA = camposDe(etiquetaDaLista)({
  termo: termo('Nome…'),
  nome: { rotulo: 'Etiqueta', ordem: { nome: 'Nome' }, coluna: { larguraMinima: 220, peso: 3 } },
  cor: { rotulo: 'Cor', coluna: { largura: 140, noCartao: 'canto' } },
  ...atualizacao('Atualizada', { largura: 190, noCartao: 1 }),
})
