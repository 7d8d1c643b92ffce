import {
  gerarDevolucao,
  type ItemDevolvido,
  type OpcoesDaDevolucao,
} from '@balcao/demo/src/notas/gerar-devolucao.ts'
import type { NotaGerada } from '@balcao/demo/src/notas/gerar-notas.ts'
import { montarNfe } from '@balcao/demo/src/notas/montar-xml-da-nota.ts'

/** The authorised NF-e with which items of an invoice come back; every item, whole, when none is told. */
export const montarXmlDeDevolucao = (
  nota: NotaGerada,
  itens?: readonly ItemDevolvido[],
  opcoes: OpcoesDaDevolucao = {},
): string => montarNfe(gerarDevolucao(nota, itens, opcoes))
