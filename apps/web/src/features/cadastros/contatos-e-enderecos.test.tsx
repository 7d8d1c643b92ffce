import { obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardarToken } from '../../platform/credencial.ts'
import {
  abrirCadastro,
  CHEIO,
  CNPJ,
  comRascunhoEm,
  DO_CEP,
  servidorDoCadastro,
} from '../../teste/cadastro.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { type CadastroNovo, CONTATOS_VAZIOS, type Passo } from './novo/cadastro-novo.ts'

const servidor = usarServidor()
const VAZIO = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  ibge: '',
  uf: '',
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  servidor.use(
    ...servidorDoCadastro(),
    responder(obterPreCadastro, { idCli: 42, versao: 3, comProva: false, formulario: CHEIO }),
  )
  return () => vi.unstubAllGlobals()
})

/** A prospect with this much filled in, at the step. */
async function abrirEm(passo: Passo, outros: Partial<CadastroNovo> = {}, carga = cargaDe('OPERADOR')) {
  await comRascunhoEm(passo, outros)
  const tela = abrirCadastro({ abertura: { prospect: { idCli: 42, documento: CNPJ } }, carga })
  await tela.abrir()
  await tela.clicar('Continuar de onde parou')
  await screen.findByText(/Campos obrigatórios/)
  return tela
}
const alerta = () => screen.getByRole('alert')
const grupo = (nome: string) => within(screen.getByRole('group', { name: nome }))

describe('CAD-08 Contatos', () => {
  it('CAD-08 o completo exige tudo, e e-mails e telefones certos', async () => {
    const contatos = { ...CONTATOS_VAZIOS, telefone1: '193234', email: 'lia@' }
    const { clicar, campo } = await abrirEm('CONTATOS', { contatos, referenciasComerciais: [] })
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent(
      'Falta preencher: E-mail da NFe, Nome do contato, Nome do sócio, E-mail do boleto e Observações.',
    )
    expect(alerta()).toHaveTextContent('Telefone: O campo é inválido')
    expect(alerta()).toHaveTextContent('E-mail: Formato de e-mail inválido')
    expect(alerta()).toHaveTextContent('Referências comerciais: Adicione 3 referências comerciais')
    expect(await campo('Nome do contato')).toHaveFocus()
    expect(screen.getByText('Mínimo de 3 referências comerciais.')).toBeVisible()
    expect(screen.getByText('Adicione dados bancários')).toBeVisible()
  })

  it('CAD-08 AVANCADO pede menos, sem referências nem bancos', async () => {
    const contatos = { ...CONTATOS_VAZIOS, telefone1: '1932345678', email: 'lia@norte.test' }
    const parametros = [{ chave: 'cadastraCliente', filialId: null, valor: 'AVANCADO' }]
    const { clicar } = await abrirEm(
      'CONTATOS',
      { contatos, referenciasComerciais: [] },
      cargaDe('OPERADOR', { parametros }),
    )
    expect(screen.queryByRole('group', { name: 'Referências comerciais' })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'E-mail do boleto' })).not.toBeInTheDocument()
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent('Falta preencher: E-mail da NFe, Nome do contato e Nome do sócio.')
  })

  it('CAD-08 a referência só entra certa; a que já está, posta de novo, sai; com três não se adiciona', async () => {
    const { usuario, campo, preencher, clicar } = await abrirEm('CONTATOS')
    const referencias = () => grupo('Referências comerciais')
    const nomes = () =>
      referencias()
        .getAllByRole('listitem')
        .map((li) => li.textContent?.slice(0, 4))
    const adicionar = () => usuario.click(referencias().getByRole('button', { name: 'Adicionar' }))
    expect(referencias().getByRole('button', { name: 'Adicionar' })).toBeDisabled()
    await usuario.click(referencias().getByRole('button', { name: 'Remover Gama' }))
    expect(nomes()).toEqual(['Alfa', 'Beta'])
    await usuario.type(await campo('Nome da referência'), 'alfa{Enter}')
    expect(referencias().getAllByText('Campo obrigatório')).toHaveLength(3)
    await waitFor(async () => expect(await campo('Telefone da referência')).toHaveFocus())
    // What is typed and not added would be lost without a word.
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent('Referências comerciais: Adicione ou limpe a referência')
    await preencher({ 'Telefone da referência': '1932345678', 'Cidade da referência': 'Campinas' })
    await escolher(usuario, 'Estado da referência', /^SP/)
    await adicionar()
    expect(nomes()).toEqual(['Beta'])
    expect(await campo('Nome da referência')).toHaveValue('')
    await preencher({
      'Nome da referência': 'Delta',
      'Telefone da referência': '1932345678',
      'Cidade da referência': 'Campinas',
    })
    await escolher(usuario, 'Estado da referência', /^SP/)
    await adicionar()
    expect(nomes()).toEqual(['Beta', 'Delt'])
  })

  it('CAD-08 uma conta bancária: banco, agência, conta e contato', async () => {
    const { usuario, preencher } = await abrirEm('CONTATOS')
    const bancos = grupo('Dados bancários')
    await usuario.click(bancos.getByRole('button', { name: 'Adicionar' }))
    expect(bancos.getAllByText('Campo obrigatório')).toHaveLength(4)
    await escolher(usuario, 'Banco', /Banco do Brasil/)
    await preencher({ Agência: '12345', Conta: '998877', 'Contato no banco': 'Rui' })
    await usuario.click(bancos.getByRole('button', { name: 'Adicionar' }))
    expect(bancos.getByText('Agência 1234, conta 998877 · Rui')).toBeVisible()
    expect(bancos.getByText('Banco do Brasil')).toBeVisible()
  })
})

describe('CAD-09 Endereços', () => {
  const vazios = { enderecoCobranca: VAZIO, enderecoEntrega: VAZIO }
  const cobranca = () => grupo('Endereço de cobrança')
  const entrega = () => grupo('Endereço de entrega')
  const campoDe = (lugar: ReturnType<typeof grupo>, name: string) => lugar.getByRole('textbox', { name })

  it('CAD-09 o CEP se consulta ao sair, só com oito dígitos, uma vez para o mesmo', async () => {
    const pedidos: string[] = []
    servidor.use(
      responder(consultarCep, ({ url }) => {
        pedidos.push(url.split('/').at(-1) ?? '')
        return DO_CEP
      }),
    )
    const { usuario, clicar } = await abrirEm('ENDERECOS', vazios)
    await clicar('Finalizar')
    expect(alerta()).toHaveTextContent('CEP de cobrança, Rua de cobrança')
    const cep = campoDe(cobranca(), 'CEP')
    expect(cep).toHaveFocus()
    await usuario.type(cep, '0100100')
    await usuario.tab()
    expect(pedidos).toEqual([])
    await usuario.type(cep, '0')
    await usuario.tab()
    await waitFor(() => expect(campoDe(cobranca(), 'Rua')).toHaveValue('Praça da Sé'))
    expect(campoDe(cobranca(), 'Rua')).toHaveAccessibleDescription('do CEP')
    await waitFor(() => expect(cobranca().getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo'))
    await usuario.click(cep)
    await usuario.tab()
    expect(pedidos).toEqual(['01001000'])
  })

  it.each([
    [
      'não encontrado',
      { ...DO_CEP, erro: 'NAO_ENCONTRADO' as const, fonte: null },
      /Não encontramos este CEP/,
    ],
    ['recusado', recusar(429, { message: 'Devagar.' }), /não respondeu agora/],
  ])('CAD-09 %s: fica só o CEP, e tudo se preenche à mão', async (_caso, resposta, texto) => {
    servidor.use(responder(consultarCep, resposta))
    const { usuario } = await abrirEm('ENDERECOS', vazios)
    await usuario.type(campoDe(cobranca(), 'CEP'), '99999999')
    await usuario.tab()
    expect(await cobranca().findByText(texto)).toBeVisible()
    await usuario.type(campoDe(cobranca(), 'Rua'), 'Rua Nova')
    expect(campoDe(cobranca(), 'Rua')).toHaveValue('Rua Nova')
    expect(campoDe(cobranca(), 'CEP')).toHaveValue('99999-999')
  })

  it('CAD-09 ligar copia, editar separa, desligar esvazia o de entrega', async () => {
    const { usuario } = await abrirEm('ENDERECOS', { enderecoEntrega: VAZIO, ligados: false })
    const ligar = screen.getByRole('switch', { name: 'Entregar no endereço de cobrança' })
    expect(ligar).not.toBeChecked()
    await usuario.click(ligar)
    expect(campoDe(entrega(), 'Rua')).toHaveValue('Rua das Flores')
    await usuario.type(campoDe(entrega(), 'Número'), '2')
    expect(ligar).not.toBeChecked()
    expect(campoDe(entrega(), 'Número')).toHaveValue('102')
    expect(campoDe(cobranca(), 'Número')).toHaveValue('10')
    await usuario.click(ligar)
    expect(campoDe(entrega(), 'Número')).toHaveValue('10')
    await usuario.click(ligar)
    expect(campoDe(entrega(), 'Rua')).toHaveValue('')
  })

  it('CAD-09 o CEP que já estava no cadastro não é consultado ao passar por ele', async () => {
    const pedidos: string[] = []
    servidor.use(
      responder(consultarCep, ({ url }) => {
        pedidos.push(url)
        return DO_CEP
      }),
    )
    const { usuario } = await abrirEm('ENDERECOS')
    await usuario.click(campoDe(cobranca(), 'CEP'))
    await usuario.tab()
    await usuario.type(campoDe(cobranca(), 'Número'), '1')
    expect(campoDe(cobranca(), 'Rua')).toHaveValue('Rua das Flores')
    expect(pedidos).toEqual([])
  })

  it("CAD-09 'Máximo de 80 caracteres.'", async () => {
    const longo = { ...CHEIO.enderecoCobranca, complemento: 'x'.repeat(81) }
    const { clicar } = await abrirEm('ENDERECOS', { enderecoCobranca: longo })
    await clicar('Finalizar')
    expect(alerta()).toHaveTextContent('Complemento de cobrança: Máximo de 80 caracteres.')
  })
})

it('CAD-10 campos adicionais de cada tipo; os obrigatórios são pedidos', async () => {
  const campo = { obrigatorio: false, tamanho: 10, opcoes: [] }
  servidor.use(
    ...servidorDoCadastro({
      campos: [
        { ...campo, id: 1, rotulo: 'Rota', tipo: 'TEXTO', obrigatorio: true },
        { ...campo, id: 2, rotulo: 'Área', tipo: 'NUMERO' },
        { ...campo, id: 3, rotulo: 'Inauguração', tipo: 'DATA' },
        { ...campo, id: 4, rotulo: 'Tem doca', tipo: 'SIM_NAO', obrigatorio: true },
        { ...campo, id: 5, rotulo: 'Porte', tipo: 'LISTA', opcoes: ['Pequeno', 'Grande'] },
      ],
    }),
  )
  const { clicar, usuario, campo: ler } = await abrirEm('CAMPOS')
  await clicar('Finalizar')
  expect(alerta()).toHaveTextContent('Falta preencher: Campos adicionais.')
  const rota = await ler('Rota')
  expect(rota).toHaveFocus()
  await usuario.type(rota, 'Rota muito longa')
  expect(rota).toHaveValue('Rota muito')
  await usuario.type(await ler('Área'), 'x')
  await escolher(usuario, 'Tem doca', 'Sim')
  await escolher(usuario, 'Porte', 'Grande')
  expect(alerta()).toHaveTextContent('O campo é inválido')
  expect(await ler('Inauguração')).toBeVisible()
})

describe('GER-09 um valor recusado não se deixa para trás', () => {
  it.each([
    ['EMPRESA', 'CNAE', '46494991', 'features/cadastros/novo/passos/identificacao-da-empresa.tsx'],
    ['CONTATOS', 'Telefone', '0119876543210987', 'features/cadastros/novo/passos/passo-contatos.tsx'],
  ] as const)('CAD-08 %s: %s que não cabe', async (passo, rotulo, texto, arquivo) => {
    const { clicar, campo, usuario } = await abrirEm(passo)
    await provarRecusa(arquivo, {
      ...{ usuario, servidor, texto, colado: true },
      campo: await campo(rotulo),
      enviar: () => clicar('Continuar'),
    })
  })

  it('CAD-08 o telefone de uma referência', async () => {
    const { usuario, campo } = await abrirEm('CONTATOS', { referenciasComerciais: [] })
    await usuario.type(await campo('Nome da referência'), 'Alfa')
    await provarRecusa('features/cadastros/novo/passos/referencias-comerciais.tsx', {
      ...{ usuario, servidor, texto: '0119876543210987', colado: true },
      campo: await campo('Telefone da referência'),
      enviar: () => usuario.click(grupo('Referências comerciais').getByRole('button', { name: 'Adicionar' })),
    })
  })

  it('CAD-09 o CEP de um endereço', async () => {
    const { clicar, usuario } = await abrirEm('ENDERECOS')
    await provarRecusa('features/cadastros/novo/passos/endereco-do-passo.tsx', {
      ...{ usuario, servidor, texto: '130101009', colado: true },
      campo: screen.getAllByRole('textbox', { name: /CEP/ })[0] as HTMLElement,
      enviar: () => clicar(/^(Continuar|Finalizar)$/),
    })
  })

  it('CAD-10 uma data adicional, que é opcional', async () => {
    const campos = [
      { id: 3, rotulo: 'Inauguração', tipo: 'DATA' as const, obrigatorio: false, tamanho: 10, opcoes: [] },
    ]
    servidor.use(...servidorDoCadastro({ campos }))
    const { clicar, usuario, campo } = await abrirEm('CAMPOS')
    await provarRecusa('features/cadastros/novo/passos/passo-campos.tsx', {
      ...{ usuario, servidor, texto: '99/99/2026' },
      campo: await campo('Inauguração'),
      enviar: () => clicar('Finalizar'),
    })
  })
})
