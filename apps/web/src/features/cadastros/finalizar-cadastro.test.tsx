import {
  type Cadastrado,
  cadastrarCliente,
  consultarDocumento,
  obterPreCadastro,
  procurarParecidos,
} from '@balcao/dominio/cadastros/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardarToken } from '../../platform/credencial.ts'
import {
  abrirCadastro,
  CHEIO,
  CNPJ,
  comRascunhoEm,
  FEITO,
  servidorDoCadastro,
} from '../../teste/cadastro.tsx'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const prospect = { idCli: 42, documento: CNPJ }
type Pedido = { chave: string | null; corpo: Record<string, unknown> }
let pedidos: Pedido[] = []

beforeEach(() => {
  pedidos = []
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  servidor.use(
    ...servidorDoCadastro(),
    responder(obterPreCadastro, { idCli: 42, versao: 3, comProva: false, formulario: CHEIO }),
  )
  return () => vi.unstubAllGlobals()
})

/** Each sending that reached the server, and what it was answered. */
function recebendo(respostas: (() => Response | Cadastrado)[] = []) {
  servidor.use(
    responder(cadastrarCliente, async (pedido) => {
      const emJson = pedido.headers.get('content-type')?.includes('json')
      const corpo = emJson ? await pedido.json() : Object.fromEntries(await pedido.formData())
      pedidos.push({ chave: pedido.headers.get('idempotency-key'), corpo })
      return respostas[pedidos.length - 1]?.() ?? FEITO
    }),
  )
}

/** A prospect in which nothing is missing, at the last step. */
async function ateOFim() {
  await comRascunhoEm('ENDERECOS')
  const tela = abrirCadastro({ abertura: { prospect } })
  await tela.abrir()
  await tela.clicar('Continuar de onde parou')
  await tela.passo('Endereços')
  return tela
}

describe('CAD-02 Finalizar', () => {
  it('CAD-01, CAD-02 envia uma vez, com o prospect e a versão; a mensagem leva ao cliente', async () => {
    recebendo()
    const tela = await ateOFim()
    await tela.usuario.dblClick(screen.getByRole('button', { name: 'Finalizar' }))
    const feito = within(await screen.findByRole('dialog', { name: 'Cliente cadastrado' }))
    expect(feito.getByText('Cliente cadastrado com sucesso.')).toBeVisible()
    expect(feito.getAllByRole('button', { name: 'Fechar' })).not.toHaveLength(0)
    expect(pedidos).toHaveLength(1)
    expect(pedidos[0]?.corpo).toMatchObject({
      documento: CNPJ,
      idCli: 42,
      versao: 3,
      empresa: { razaoSocial: 'Norte Alimentos Ltda', inscricao: 'ISENTO' },
      camposDaConsulta: [],
    })
    await tela.usuario.click(feito.getByRole('button', { name: 'Abrir cliente' }))
    expect(tela.idos).toEqual([77])
  })

  it('CAD-02 o que espera aprovação é dito', async () => {
    recebendo([() => ({ ...FEITO, message: 'Cadastro recebido.', situacao: 'PENDENTE' })])
    const tela = await ateOFim()
    await tela.clicar('Finalizar')
    const feito = await screen.findByRole('dialog', { name: 'Cadastro enviado para aprovação' })
    expect(feito).toHaveTextContent('Até lá, o cadastro ainda não vale.')
    await tela.usuario.click(within(feito).getByText('Fechar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // Nothing of it is left.
    await tela.abrir()
    await tela.passo('Dados da Empresa')
  })

  it('CAD-02 clientes parecidos são mostrados antes; conferir não envia, e aceitos não se perguntam outra vez', async () => {
    recebendo([semRede])
    const parecido = { id: 9, fant: 'Norte Sul', razSoc: 'Norte Sul SA', cnpj: '11444777000161' }
    const porque: ('NOME' | 'TELEFONE')[] = ['NOME', 'TELEFONE']
    let perguntas = 0
    servidor.use(
      responder(procurarParecidos, () => {
        perguntas += 1
        return { itens: [{ ...parecido, cid: 'Campinas', uf: 'SP', porque }] }
      }),
    )
    const tela = await ateOFim()
    await tela.clicar('Finalizar')
    const titulo = { name: 'Encontramos clientes parecidos' }
    const primeira = within(await screen.findByRole('dialog', titulo))
    expect(primeira.getByRole('link', { name: 'Norte Sul' })).toHaveAttribute('target', '_blank')
    expect(primeira.getByText('nome parecido e mesmo telefone')).toBeVisible()
    await tela.usuario.click(primeira.getByRole('button', { name: 'Voltar e conferir' }))
    await waitFor(() => expect(screen.queryByRole('dialog', titulo)).not.toBeInTheDocument())
    expect(pedidos).toHaveLength(0)
    await tela.clicar('Finalizar')
    await tela.clicar('Cadastrar mesmo assim')
    const falha = await screen.findByRole('dialog', { name: 'Não foi possível cadastrar o cliente' })
    await tela.usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
    await tela.clicar('Finalizar')
    await screen.findByRole('dialog', { name: 'Cliente cadastrado' })
    expect(perguntas).toBe(2)
    // Of the first nobody knew what became: the same again.
    expect(pedidos.map(({ chave }) => chave)).toEqual([pedidos[0]?.chave, pedidos[0]?.chave])
  })

  it('CAD-02 a procura de parecidos que falha não impede', async () => {
    recebendo()
    servidor.use(responder(procurarParecidos, recusar(422, { message: 'Não.' })))
    const tela = await ateOFim()
    await tela.clicar('Finalizar')
    await screen.findByRole('dialog', { name: 'Cliente cadastrado' })
    expect(pedidos).toHaveLength(1)
  })

  it('CAD-02 a recusa de um campo leva ao passo dele, com tudo ainda lá', async () => {
    const campos = { 'contatos.emailNFe': 'Este e-mail não recebe mensagens' }
    recebendo([() => recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira os campos.', campos })])
    const tela = await ateOFim()
    await tela.clicar('Finalizar')
    const falha = await screen.findByRole('dialog', { name: 'Não foi possível cadastrar o cliente' })
    expect(falha).toHaveTextContent('Confira: E-mail da NFe.')
    await tela.usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
    await tela.passo('Contatos')
    expect(await tela.campo('E-mail da NFe')).toHaveAccessibleDescription(
      expect.stringContaining('Este e-mail não recebe mensagens'),
    )
    expect(await tela.campo('E-mail da NFe')).toHaveFocus()
    await tela.usuario.type(await tela.campo('E-mail da NFe'), '.br')
    expect(screen.queryByText(/não recebe mensagens/)).not.toBeInTheDocument()
  })

  it('CAD-03 um documento que alguém cadastrou antes leva ao documento, diz de quem é, e nada se perde', async () => {
    const message = 'Este documento já está cadastrado.'
    recebendo([() => recusar(409, { codigo: 'DOCUMENTO_JA_CADASTRADO', message })])
    servidor.use(
      responder(consultarDocumento, {
        situacao: 'CLIENTE',
        cliente: { id: 50, fant: 'Norte Antigo' },
        message: 'Este documento já é de um cliente cadastrado.',
      }),
    )
    const tela = await ateOFim()
    await tela.clicar('Finalizar')
    const falha = await screen.findByRole('dialog', { name: 'Não foi possível cadastrar o cliente' })
    await tela.usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
    await tela.passo('Validar Cadastro')
    expect(await screen.findByRole('link', { name: /Norte Antigo/ })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Voltar ao documento?' })).not.toBeInTheDocument()
  })

  it('CAD-01 mudado por outra pessoa: diz, e o envio seguinte vai com a versão de agora', async () => {
    const message = 'Este cliente foi alterado por outra pessoa.'
    recebendo([() => recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message })])
    const tela = await ateOFim()
    let lidas = 0
    servidor.use(
      responder(obterPreCadastro, () => {
        lidas += 1
        return { idCli: 42, versao: 4, comProva: false, formulario: CHEIO }
      }),
    )
    await tela.clicar('Finalizar')
    const falha = await screen.findByRole('dialog', { name: 'Não foi possível cadastrar o cliente' })
    await waitFor(() => expect(lidas).toBe(1))
    await tela.usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
    await tela.clicar('Finalizar')
    await screen.findByRole('dialog', { name: 'Cliente cadastrado' })
    expect(pedidos.map(({ corpo }) => corpo.versao)).toEqual([3, 4])
  })
})

describe('CAD-02 rascunho', () => {
  it('CAD-02 volta depois de recarregar, no passo em que estava, com o arquivo e o seu tipo', async () => {
    recebendo()
    const primeira = abrirCadastro({ abertura: { prospect } })
    await primeira.abrir()
    await primeira.passo('Dados da Empresa')
    const entrada = screen.getByLabelText('Anexos', { selector: 'input' })
    await primeira.usuario.upload(entrada, new File(['a'], 'contrato.pdf', { type: 'application/pdf' }))
    await primeira.usuario.click(await screen.findByRole('combobox', { name: 'Tipo de contrato.pdf' }))
    await primeira.usuario.click(await screen.findByRole('option', { name: 'Contrato social' }))
    await primeira.clicar('Continuar')
    await primeira.passo('Contatos')
    await screen.findByText(/Rascunho salvo/)
    window.dispatchEvent(new Event('pagehide'))
    primeira.unmount()

    const segunda = abrirCadastro({ abertura: { prospect } })
    await segunda.abrir()
    expect(await screen.findByRole('heading', { name: 'Você tem um cadastro começado' })).toBeVisible()
    expect(screen.getByText('Norte Alimentos Ltda · 11.222.333/0001-81 · 1 anexo')).toBeVisible()
    await segunda.clicar('Continuar de onde parou')
    await segunda.passo('Contatos')
    await segunda.clicar('Continuar')
    await segunda.passo('Endereços')
    await segunda.clicar('Finalizar')
    await screen.findByRole('dialog', { name: 'Cliente cadastrado' })
    expect(pedidos[0]?.corpo['anexos[]']).toMatchObject({ name: 'contrato.pdf' })
    expect(pedidos[0]?.corpo['tiposDosAnexos[]']).toBe('CONTRATO_SOCIAL')
  })

  it('CAD-02 o de um cliente não é oferecido ao cadastrar outro; fechar apaga', async () => {
    const tela = abrirCadastro()
    await tela.abrir()
    await tela.usuario.type(await tela.campo('CNPJ'), CNPJ)
    await tela.clicar('Fechar')
    await tela.clicar('Descartar')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await tela.abrir()
    expect(await tela.campo('CNPJ')).toHaveValue('')
  })
})
