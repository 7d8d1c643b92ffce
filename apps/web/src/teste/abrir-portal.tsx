import { obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { carregarApp, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { contarAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { contarAvisosNaoLidos } from '@balcao/dominio/avisos/contratos'
import { permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { contarRecebidasQueEsperam } from '@balcao/dominio/correio/entrada/contratos'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { vendasDaHome } from '@balcao/dominio/home/vendas'
import { listarMeusObjetivos } from '@balcao/dominio/objetivos/contratos'
import { minhaFila } from '@balcao/dominio/tickets/fila/contratos'
import { listarTicketsRecentes, totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { criarRoteador } from '../app/roteador.ts'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { guardarToken } from '../platform/credencial.ts'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { recusar, responder } from './servidor.ts'

type Totais = RespostaDe<typeof totaisDaHome>

export const TOTAIS: Totais = {
  clientes: { total: 1_400, ativos: 1_234, semCompra: 105, prospects: 49, bloqueados: 12, diasSemCompra: 60 },
  estoque: { normal: 720, baixo: 118, vazio: 62 },
  filiais: [
    {
      idFil: 1,
      desc: 'Matriz São Paulo',
      cid: 'São Paulo',
      uf: 'SP',
      tel: '1133334444',
      email: 'sp@aurora.test',
      clientes: 1_000,
      estoque: { normal: 300, baixo: 20, vazio: 9 },
    },
  ],
}

/** What a signed-in person's portal asks the server; a test replaces what it is about. */
export function respostasDoPortal(carga = cargaDe('ADMIN')) {
  return [
    responder(carregarApp, carga),
    responder(validarSessao, { valida: true, sessao: 1, expiraEm: '2026-12-01T00:00:00Z' }),
    responder(totaisDaHome, TOTAIS),
    responder(listarMeusObjetivos, { mes: '2026-11', criterio: '', itens: [], clientes: [] }),
    responder(vendasDaHome, { agenda: null, orcamentos: null, bloqueados: null, mes: null }),
    responder(contarAprovacoes, { quantas: 0 }),
    responder(contarRecebidasQueEsperam, { emails: 0, conversas: 0 }),
    responder(totaisDeTickets, {
      abertos: 0,
      atrasados: 0,
      proximos: 0,
      meus: 0,
      semOperador: 0,
      totalExato: true,
      porStatus: [],
    }),
    responder(listarTicketsRecentes, { itens: [] }),
    responder(minhaFila, { grupos: [], setores: [] }),
    responder(contarAvisosNaoLidos, { quantidade: 0 }),
    // What registers customers has tests of its own: here nobody is asked to.
    responder(permiteCadastrar, { permite: false, modo: 'COMPLETO' }),
    ...Object.values(VISOES).map(({ listar }) => responder(listar, { itens: [] })),
    // The sign-in page is not what these tests look at: its security check may fail.
    responder(obterCaptcha, () => recusar(503, { message: 'Em manutenção' })),
  ]
}

/** The whole portal at an address, as the browser opens it. */
export function abrirPortal(caminho: string, { conectado = true, comoNoNavegador = false } = {}) {
  if (conectado) guardarToken('t')
  const cliente = criarClienteDeConsultas(() => {})
  const roteador = criarRoteador(cliente, createMemoryHistory({ initialEntries: [caminho] }))
  const tela = renderizar(
    <QueryClientProvider client={cliente}>
      <RouterProvider router={roteador} />
    </QueryClientProvider>,
    comoNoNavegador ? 'default' : 'test',
  )
  return { ...tela, roteador, cliente }
}
