import * as z from 'zod/mini'
import { listarAvisos } from '../avisos/contratos.ts'
import { filtrosDaFila, listarCadastros } from '../cadastros/fila.ts'
import { listarCarteira } from '../carteira/contratos.ts'
import { listarClientes } from '../clientes/contratos.ts'
import { listarAguardandoColeta, listarColetas } from '../coletas/contratos.ts'
import { listarArtigos } from '../faq/contratos.ts'
import { type ContratoDeLista, filtrosDaLista } from '../listas/exportacao.ts'
import { filtrosDaTelaDeOrcamentos, listarOrcamentos } from '../orcamentos/lista.ts'
import { listarOrcamentosParados } from '../orcamentos/parados.ts'
import { filtrosDaTela, listarMeusPedidos, listarPedidos } from '../pedidos/contratos.ts'
import { listarTickets } from '../tickets/lista/contratos.ts'
import { visoesDe } from './da-lista.ts'

export const MAXIMO_DE_VISOES = 50

/** Every list with saved views: its own contract says who may see it, and by what it can be narrowed. */
const LISTAS_COM_VISOES = {
  tickets: listarTickets,
  pedidos: { ...listarPedidos, query: filtrosDaTela },
  'meus-pedidos': { ...listarMeusPedidos, query: filtrosDaTela },
  orcamentos: { ...listarOrcamentos, query: filtrosDaTelaDeOrcamentos },
  'orcamentos-parados': listarOrcamentosParados,
  clientes: listarClientes,
  carteira: listarCarteira,
  cadastros: { ...listarCadastros, query: filtrosDaFila },
  coletas: listarColetas,
  'aguardando-coleta': listarAguardandoColeta,
  artigos: listarArtigos,
  avisos: listarAvisos,
} as const satisfies Record<string, ContratoDeLista>
export type ListaComVisoes = keyof typeof LISTAS_COM_VISOES

type Filtros = Record<string, unknown>

function contratosDe(nome: ListaComVisoes, lista: ContratoDeLista) {
  // Its shape differs with each list; whoever keeps a view only hands it on.
  const daLista = z.object(filtrosDaLista(lista))
  const filtros = z.partial(daLista) as unknown as z.ZodMiniType<Filtros, Filtros>
  return {
    nome,
    /** What the list has without anybody choosing it. */
    padrao: z.parse(daLista, {}) as Filtros,
    ...visoesDe(nome, { acao: lista.acao, filtros }),
  }
}
export type ContratosDeVisoes = ReturnType<typeof contratosDe>

/** TIC-01 The saved views of each list, one set of contracts apiece: whoever may not see a list keeps no views of it. */
export const VISOES = Object.fromEntries(
  Object.entries(LISTAS_COM_VISOES).map(([nome, lista]) => [
    nome,
    contratosDe(nome as ListaComVisoes, lista),
  ]),
) as Record<ListaComVisoes, ContratosDeVisoes>
