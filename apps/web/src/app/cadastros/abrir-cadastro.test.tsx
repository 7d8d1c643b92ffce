import { consultarDocumento, obterPreCadastro, permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import { listarClientes, obterCliente } from '@balcao/dominio/clientes/contratos'
import { listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { autorizacoesDoTipo, modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { CHEIO, servidorDoCadastro } from '../../teste/cadastro.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { cadastroDe, respostasDaFicha, visaoDe } from '../../teste/cliente.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

beforeEach(() => {
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  // The first that answers a contract is the one that counts.
  servidor.use(
    ...servidorDoCadastro(),
    ...respostasDoPortal(cargaDe('OPERADOR')),
    responder(listarClientes, { itens: [], paginator: montarPaginator(1, 20, 0) }),
    responder(listarRepresentantes, { itens: [] }),
  )
  return () => vi.unstubAllGlobals()
})

const janela = () => screen.findByRole('dialog', { name: 'Cadastrar Cliente' })

it("CAD-01 'Cadastrar cliente' na lista de clientes abre o cadastro", async () => {
  const { usuario } = abrirPortal('/clientes')
  await usuario.click(await screen.findByRole('button', { name: 'Cadastrar cliente' }))
  expect(await within(await janela()).findByRole('textbox', { name: 'CNPJ' })).toBeVisible()
})

it.each([
  ['sem a ação', { acao: false, permite: true }],
  ['onde a filial não permite', { acao: true, permite: false }],
])('CAD-01 %s não há o botão', async (_caso, { acao, permite }) => {
  const autorizacoes = new Set(
    [...autorizacoesDoTipo('OPERADOR')].filter((uma) => acao || uma !== 'CLIENTE_CADASTRAR'),
  )
  const perguntas: string[] = []
  servidor.use(
    responder(permiteCadastrar, ({ url }) => {
      perguntas.push(url)
      return { permite, modo: 'COMPLETO' as const }
    }),
    ...respostasDoPortal(cargaDe('OPERADOR', { modulos: modulosDasAutorizacoes(autorizacoes) })),
  )
  abrirPortal('/clientes')
  expect(await screen.findByText('Nenhum cliente por aqui')).toBeVisible()
  if (acao) await waitFor(() => expect(perguntas).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Cadastrar cliente' })).not.toBeInTheDocument()
})

it('CAD-01 Ctrl+K tem o comando', async () => {
  const { usuario } = abrirPortal('/clientes')
  await screen.findByText('Nenhum cliente por aqui')
  await usuario.keyboard('{Control>}k{/Control}')
  await usuario.click(await screen.findByRole('option', { name: 'Cadastrar cliente' }))
  expect(await janela()).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Busca' })).not.toBeInTheDocument()
})

async function abrirFicha(prospect: boolean) {
  servidor.use(
    ...respostasDaFicha(visaoDe({ prospect })),
    responder(obterCliente, cadastroDe({ prospect })),
    responder(listarLimites, { itens: [] }),
    responder(listarAtividadesDoCliente, { itens: [] }),
    responder(obterPreCadastro, { idCli: 42, versao: 3, comProva: false, formulario: CHEIO }),
    responder(consultarDocumento, { situacao: 'PROSPECT', cliente: null, message: 'Prospect.' }),
  )
  const { usuario } = abrirPortal('/clientes/42')
  await screen.findByRole('heading', { level: 1, name: 'Padaria São João' })
  return { usuario, botao: screen.getByRole('button', { name: 'Completar cadastro' }) }
}

it("CAD-01 'Completar cadastro' na página de um prospect abre o cadastro com o que se sabe dele", async () => {
  const { usuario, botao } = await abrirFicha(true)
  await usuario.click(botao)
  const dentro = within(await janela())
  expect(await dentro.findByRole('textbox', { name: 'Razão social' })).toHaveValue('Norte Alimentos Ltda')
})

it("CAD-01 'Completar cadastro' de quem já é cliente não abre, e diz por quê a quem chega pelo teclado", async () => {
  const { usuario, botao } = await abrirFicha(false)
  expect(botao).toHaveAttribute('aria-disabled', 'true')
  botao.focus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('O cadastro deste cliente já está completo.')
  expect(botao).toHaveAccessibleDescription('O cadastro deste cliente já está completo.')
  await usuario.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
