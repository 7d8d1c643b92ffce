import { contrato } from '@balcao/dominio/contrato'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { cargaDe } from '../../teste/carga.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { Assistente } from '../../ui/assistente/assistente.tsx'
import { type Comandos, JanelaDoAssistente, useComandos } from '../../ui/assistente/janela-do-assistente.tsx'
import type { PropsDoPasso } from '../../ui/assistente/passo.ts'
import { ProvedorDeConfirmacao } from '../../ui/retorno/confirmacao.tsx'
import { criarClienteDeConsultas } from '../consultas.ts'
import { guardarToken } from '../credencial.ts'
import { SessaoAberta } from '../sessao.tsx'
import type { Comeco, DescricaoDoAssistente } from './descricao-do-assistente.ts'
import { PreparoDoAssistente } from './preparo-do-assistente.tsx'
import { useAssistente } from './use-assistente.ts'

const servidor = usarServidor()

beforeEach(() => {
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  return () => vi.unstubAllGlobals()
})

// A wizard of something else, with three steps, a file and nothing of the first one that was made.
type Passo = 'EMPRESA' | 'CONTRATO' | 'RESUMO'
type Fornecedor = { passo: Passo; nome: string; contrato: File[] }
const EM_BRANCO: Fornecedor = { passo: 'EMPRESA', nome: '', contrato: [] }

const cadastrar = contrato('POST /teste/fornecedores', {
  acao: 'TICKET_ABRIR',
  descricao: 'Cadastro de teste',
  muda: [],
  corpo: z.object({ nome: z.string() }),
  arquivos: { campo: 'contrato', maximo: 1, extensoes: ['.pdf'] },
  resposta: z.object({ id: z.number() }),
})

type Props = PropsDoPasso<Fornecedor, Passo>

const Empresa = ({ novo, mudar, problemas }: Props) => (
  <label>
    Nome
    <input
      value={novo.nome}
      aria-invalid={'nome' in problemas}
      onChange={({ currentTarget: { value } }) => mudar((atual) => ({ ...atual, nome: value }))}
    />
    {problemas.nome}
  </label>
)
const Contrato = ({ novo, mudar }: Props) => (
  <button
    type="button"
    onClick={() => mudar((atual) => ({ ...atual, contrato: [new File(['a'], 'contrato.pdf')] }))}
  >
    Anexar ({novo.contrato.length})
  </button>
)
const Resumo = ({ novo, irPara }: Props) => (
  <button type="button" onClick={() => irPara('EMPRESA')}>
    Alterar {novo.nome}
  </button>
)

const FORNECEDOR: DescricaoDoAssistente<Fornecedor, Passo, typeof cadastrar> = {
  formulario: 'fornecedores/novo',
  textos: {
    concluir: 'Salvar cadastro',
    enviando: 'Envio do cadastro',
    registrando: 'Salvando o cadastro…',
    recusado: 'O cadastro não foi salvo',
    falhou: 'Não foi possível salvar',
    descartar: 'Descartar este cadastro?',
  },
  usePassos: (novo) => [
    {
      id: 'EMPRESA',
      titulo: 'Empresa',
      Conteudo: Empresa,
      problemas: (): Record<string, string> => (novo.nome ? {} : { nome: MENSAGENS.obrigatorio }),
    },
    { id: 'CONTRATO', titulo: 'Contrato', Conteudo: Contrato, problemas: () => ({}) },
    { id: 'RESUMO', titulo: 'Resumo', Conteudo: Resumo, problemas: () => ({}) },
  ],
  comPasso: (novo, passo) => ({ ...novo, passo }),
  passoDoCampo: (campo) => (campo === 'nome' ? 'EMPRESA' : 'CONTRATO'),
  nomeDoCampo: (campo) => (campo === 'nome' ? 'Nome da empresa' : 'Contrato'),
  semAlteracoes: ({ nome, contrato: arquivos }) => nome === '' && arquivos.length === 0,
  contrato: cadastrar,
  entrada: ({ nome, contrato: arquivos }) => ({ corpo: { nome }, arquivos }),
  retrato: ({ nome, contrato: arquivos }) => ({ nome, contrato: arquivos.map(({ name }) => name) }),
}

const completar = (novo: Fornecedor): Fornecedor => ({ ...EM_BRANCO, ...novo })

function Tela(props: Omit<JanelaProps, 'aoFechar'>) {
  const [aberta, setAberta] = useState(true)
  if (aberta) return <Janela {...props} aoFechar={() => setAberta(false)} />
  return (
    <button type="button" onClick={() => setAberta(true)}>
      Reabrir
    </button>
  )
}

type JanelaProps = {
  descricao: typeof FORNECEDOR
  antesDeEnviar: (() => Promise<boolean>) | undefined
  aoConcluir: (id: number) => void
  aoFechar: () => void
}

function Janela(props: JanelaProps) {
  const { aoFechar } = props
  const comandos = useRef<Comandos>({ tentarFechar: aoFechar, voltarPeloNavegador: () => true })
  const [comeco, setComeco] = useState<Comeco<Fornecedor, Passo> | null>(null)
  if (comeco)
    return (
      <JanelaDoAssistente comandos={comandos}>
        <Aberto {...props} comeco={comeco} comandos={comandos} />
      </JanelaDoAssistente>
    )
  return (
    <PreparoDoAssistente
      formulario={FORNECEDOR.formulario}
      titulo="Você tem um cadastro começado"
      inicial={EM_BRANCO}
      erro={null}
      tentarNovamente={() => {}}
      completar={completar}
      retomar={completar}
      partes={({ nome, contrato: { length } }) => [nome, `${length} anexo`]}
      aoComecar={setComeco}
    />
  )
}

type AbertoProps = JanelaProps & { comeco: Comeco<Fornecedor, Passo>; comandos: { current: Comandos } }

function Aberto({ comeco, comandos, descricao, aoConcluir, ...resto }: AbertoProps) {
  const opcoes = { ...comeco, ...resto, aoConcluir: ({ id }: { id: number }) => aoConcluir(id) }
  const assistente = useAssistente(descricao, opcoes)
  useComandos(comandos, assistente)
  return <Assistente assistente={assistente} />
}

function abrir(descricao = FORNECEDOR, antesDeEnviar?: () => Promise<boolean>) {
  const salvos: number[] = []
  const tela = renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR')}>
        <ProvedorDeConfirmacao>
          <Tela descricao={descricao} antesDeEnviar={antesDeEnviar} aoConcluir={(id) => salvos.push(id)} />
        </ProvedorDeConfirmacao>
      </SessaoAberta>
    </QueryClientProvider>,
  )
  const clicar = async (nome: string) => tela.usuario.click(await screen.findByRole('button', { name: nome }))
  const passo = (nome: string) => screen.findByRole('heading', { level: 2, name: nome })
  return { ...tela, salvos, clicar, passo }
}

it('NOV-16 outro assistente: passos descritos, o que falta, a recusa no passo dela e o envio', async () => {
  const respostas = [
    () => recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira.', campos: { nome: 'Já existe.' } }),
    () => ({ id: 7 }),
  ]
  servidor.use(responder(cadastrar, () => respostas.shift()?.() ?? { id: 0 }))
  const { usuario, clicar, passo, salvos } = abrir()
  await passo('Empresa')
  await clicar('Prosseguir')
  expect(await screen.findByText('Falta preencher: Nome da empresa.')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
  await usuario.type(screen.getByRole('textbox'), 'Norte{Enter}')
  await passo('Contrato')
  await clicar('Anexar (0)')
  await clicar('Prosseguir')
  await passo('Resumo')
  await clicar('Salvar cadastro')
  const falha = await screen.findByRole('dialog', { name: 'Não foi possível salvar' })
  await usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
  await passo('Empresa')
  expect(await screen.findByText('Nome da empresa: Já existe.')).toBeVisible()
  await usuario.type(screen.getByRole('textbox'), ' Ltda')
  expect(screen.queryByText('Nome da empresa: Já existe.')).not.toBeInTheDocument()
  await clicar('Resumo')
  await passo('Resumo')
  await clicar('Salvar cadastro')
  await waitFor(() => expect(salvos).toEqual([7]))
})

it('NOV-16 outro assistente: o rascunho volta no passo em que parou, com o arquivo', async () => {
  const primeira = abrir()
  await primeira.usuario.type(await screen.findByRole('textbox'), 'Norte{Enter}')
  await primeira.clicar('Anexar (0)')
  await screen.findByText(/Rascunho salvo/)
  window.dispatchEvent(new Event('pagehide'))
  primeira.unmount()
  const segunda = abrir()
  expect(await screen.findByRole('heading', { name: 'Você tem um cadastro começado' })).toBeVisible()
  expect(screen.getByText('Norte · 1 anexo')).toBeVisible()
  await segunda.clicar('Continuar de onde parou')
  await segunda.passo('Contrato')
  expect(screen.getByRole('button', { name: 'Anexar (1)' })).toBeVisible()
})

it('CAD-02 um passo pode perguntar antes de seguir, recomeçar ao voltar, e o envio ter uma última pergunta', async () => {
  servidor.use(responder(cadastrar, { id: 7 }))
  const respostas = { seguir: false, enviar: false }
  const descricao: typeof FORNECEDOR = {
    ...FORNECEDOR,
    textos: { ...FORNECEDOR.textos, prosseguir: 'Continuar' },
    usePassos: (novo, mudar) =>
      FORNECEDOR.usePassos(novo, mudar).map((um) =>
        um.id === 'EMPRESA' ? { ...um, antes: async () => respostas.seguir } : um,
      ),
    podeVoltar: ({ contrato: { length } }) => length === 0,
    recomeco: (novo, destino) =>
      destino === 'EMPRESA'
        ? {
            pergunta: { titulo: 'Recomeçar?', confirmar: 'Recomeçar' },
            novo: { ...EM_BRANCO, nome: `${novo.nome}!` },
          }
        : null,
  }
  const { usuario, clicar, passo, salvos } = abrir(descricao, async () => respostas.enviar)
  await usuario.type(await screen.findByRole('textbox'), 'Norte')
  await clicar('Continuar')
  await passo('Empresa')
  respostas.seguir = true
  await clicar('Continuar')
  await passo('Contrato')
  await clicar('Voltar')
  await clicar('Cancelar')
  await passo('Contrato')
  await clicar('Voltar')
  await clicar('Recomeçar')
  await passo('Empresa')
  expect(screen.getByRole('textbox')).toHaveValue('Norte!')
  await clicar('Continuar')
  await clicar('Anexar (0)')
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
  await clicar('Continuar')
  await passo('Resumo')
  await clicar('Salvar cadastro')
  await passo('Resumo')
  expect(salvos).toEqual([])
  respostas.enviar = true
  await clicar('Salvar cadastro')
  await waitFor(() => expect(salvos).toEqual([7]))
})

it('MES-09 o Voltar do navegador é o passo anterior, depois fecha e guarda o rascunho', async () => {
  const antes = window.history.state
  const { usuario, passo, clicar } = abrir()
  await usuario.type(await screen.findByRole('textbox'), 'Norte{Enter}')
  await passo('Contrato')
  window.history.back()
  await passo('Empresa')
  expect(screen.getByRole('textbox')).toHaveValue('Norte')
  window.history.back()
  expect(await screen.findByRole('button', { name: 'Reabrir' })).toBeVisible()
  expect(window.history.state).toEqual(antes)
  await clicar('Reabrir')
  expect(await screen.findByText('Norte · 0 anexo')).toBeVisible()
})

it('MES-09 fechado de outro modo, o histórico do navegador fica como estava', async () => {
  const antes = window.history.state
  const { usuario, passo } = abrir()
  await passo('Empresa')
  expect(window.history.state).not.toEqual(antes)
  await usuario.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Reabrir' })
  await waitFor(() => expect(window.history.state).toEqual(antes))
})

it('CAD-02 descartado enquanto a última pergunta espera a resposta, nada é enviado', async () => {
  const enviados: Request[] = []
  servidor.use(
    responder(cadastrar, (request) => {
      enviados.push(request)
      return { id: 7 }
    }),
  )
  const { promise: resposta, resolve: responderSim } = Promise.withResolvers<boolean>()
  const { usuario, clicar, passo } = abrir(FORNECEDOR, () => resposta)
  await usuario.type(await screen.findByRole('textbox'), 'Norte{Enter}')
  await passo('Contrato')
  await clicar('Prosseguir')
  await passo('Resumo')
  await clicar('Salvar cadastro')
  await usuario.keyboard('{Escape}')
  await clicar('Descartar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  responderSim(true)
  // As long as a sending takes to begin: its key is kept first.
  await expect(vi.waitUntil(() => enviados.length > 0, { timeout: 500 })).rejects.toThrow()
})
