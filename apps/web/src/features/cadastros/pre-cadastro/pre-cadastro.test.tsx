import {
  consultarReceita,
  obterPreCadastro,
  preCadastrar,
  validarPreCadastro,
} from '@balcao/dominio/cadastros/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirCadastro, CHEIO, CNPJ, FEITO, RECEITA, servidorDoCadastro } from '../../../teste/cadastro.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'

const servidor = usarServidor()
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    responder(consultarReceita, RECEITA),
    ...servidorDoCadastro({ modo: 'SIMPLIFICADO' }),
    responder(validarPreCadastro, { message: 'Documento disponível para cadastro.' }),
    responder(preCadastrar, async (pedido) => {
      enviados.push(await pedido.json())
      return { ...FEITO, message: 'Pré-cadastro feito.' }
    }),
  )
})

async function abrir() {
  const tela = abrirCadastro()
  await tela.abrir()
  await screen.findByRole('dialog', { name: 'Pré-cadastro de cliente' })
  return tela
}
const cadastrar = () => screen.getByRole('button', { name: 'Cadastrar' })

it('CAD-01 onde se pré-cadastra, um prospect é completado passo a passo, sem referências nem banco', async () => {
  servidor.use(responder(obterPreCadastro, { idCli: 42, versao: 3, comProva: true, formulario: CHEIO }))
  const carga = cargaDe('OPERADOR', {
    parametros: [{ chave: 'GERAL_cadastraCliente', filialId: null, valor: 'SIMPLIFICADO' }],
  })
  const {
    abrir: clicarEmAbrir,
    clicar,
    passo,
  } = abrirCadastro({
    carga,
    abertura: { prospect: { idCli: 42, documento: CNPJ } },
  })
  await clicarEmAbrir()
  await passo('Dados da Empresa')
  await clicar('Continuar')
  await passo('Contatos')
  expect(screen.queryByText('Referências comerciais')).toBeNull()
})

describe('CAD-11 pré-cadastro', () => {
  it("CAD-11 o documento é validado pelo servidor antes que 'Cadastrar' se habilite; tudo é obrigatório", async () => {
    let liberar = () => {}
    servidor.use(
      responder(validarPreCadastro, async () => {
        await new Promise<void>((pronto) => {
          liberar = pronto
        })
        return { message: 'Documento disponível para cadastro.' }
      }),
    )
    const { preencher, idos, clicar } = await abrir()
    await preencher({
      'Razão social': 'Norte Ltda',
      'Nome fantasia': 'Norte',
      'Nome do contato': 'Lia',
      'E-mail': 'LIA@norte.test',
      Telefone: '1932345678',
      'CPF ou CNPJ': CNPJ,
    })
    expect(await screen.findByText('Verificando o documento…')).toBeVisible()
    expect(cadastrar()).toHaveAttribute('aria-disabled', 'true')
    liberar()
    expect(await screen.findByText('Documento disponível para cadastro.')).toBeVisible()
    await waitFor(() => expect(cadastrar()).not.toHaveAttribute('aria-disabled'))
    await clicar('Cadastrar')
    expect(await screen.findByText('Pré-cadastro feito.')).toBeVisible()
    expect(enviados).toEqual([
      {
        doc: CNPJ,
        razSoc: 'Norte Ltda',
        fant: 'Norte',
        nomeContato: 'Lia',
        email: 'lia@norte.test',
        telefone: '1932345678',
      },
    ])
    await clicar('Abrir cliente')
    expect(idos).toEqual([77])
  })

  it('CAD-11 um documento recusado é dito no campo, e nada é enviado', async () => {
    const message = 'Este documento já está cadastrado.'
    servidor.use(responder(validarPreCadastro, recusar(409, { codigo: 'DOCUMENTO_JA_CADASTRADO', message })))
    const { preencher, campo } = await abrir()
    await preencher({ 'CPF ou CNPJ': CNPJ })
    await waitFor(async () => expect(await campo('CPF ou CNPJ')).toHaveAccessibleDescription(message))
    expect(cadastrar()).toHaveAttribute('aria-disabled', 'true')
    expect(enviados).toEqual([])
  })

  it("CAD-11 'Importar da Receita' quer as 14 posições, e deixa o que a pessoa escreveu", async () => {
    const { preencher, campo, clicar } = await abrir()
    await preencher({ 'Nome fantasia': 'Norte Meu', 'CPF ou CNPJ': '1122233300018' })
    await clicar('Importar da Receita')
    expect(await screen.findByText('Digite as 14 posições do CNPJ.')).toBeVisible()
    await preencher({ 'CPF ou CNPJ': CNPJ })
    await clicar('Importar da Receita')
    await waitFor(async () => expect(await campo('Razão social')).toHaveValue('Norte Alimentos Ltda'))
    expect(await campo('Nome fantasia')).toHaveValue('Norte Meu')
    expect(await campo('Telefone')).toHaveValue('(19) 32345678')
    expect(await campo('E-mail')).toHaveValue('contato@norte.test')
  })

  it('CAD-11 o que se digitou fica guardado para quando voltar', async () => {
    const primeira = await abrir()
    await primeira.preencher({ 'Razão social': 'Norte Ltda' })
    primeira.unmount()
    const segunda = await abrir()
    await segunda.clicar('Recuperar')
    expect(await segunda.campo('Razão social')).toHaveValue('Norte Ltda')
  })
})

it.each([
  ['CPF ou CNPJ', '112223330001811'],
  ['Telefone', '0119876543210987'],
])('GER-09, CAD-11 %s que não cabe não vai, nem some', async (rotulo, texto) => {
  const { usuario, campo } = await abrir()
  await provarRecusa('features/cadastros/pre-cadastro/pre-cadastro.tsx', {
    ...{ usuario, servidor, texto, colado: true },
    campo: await campo(rotulo),
    enviar: () => usuario.click(cadastrar()),
  })
})
