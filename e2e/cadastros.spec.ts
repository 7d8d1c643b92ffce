import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, somarDias } from '@balcao/dominio/formatos/datas'
import type { Page } from '@playwright/test'
import { CEP_DE_RUA, CEP_DESCONHECIDO, OUTRO_CEP_DE_RUA } from '../apps/api/demo/listas/ceps.ts'
import {
  CNPJ_COM_LETRAS,
  CNPJ_DESCONHECIDO,
  CNPJ_PARA_CADASTRAR,
} from '../apps/api/demo/listas/empresas-da-receita.ts'
import { CadastroDeCliente } from './cadastro-de-clientes.ts'
import { consultar, escolherArquivo, escolherOpcao } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'
import { outraPessoa } from './outra-pessoa.ts'

const LARGA = { width: 1440, height: 900 }
const HOJE = process.env.E2E_HOJE ?? '2026-01-01'
const CPF = '73214598023'
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const cabeNaLargura = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

type Pedido = { idCli: number; situacao: string; formulario: Record<string, Record<string, unknown>> }
/** What the server keeps of the registration of that document. */
async function pedidoDe(page: Page, documento: string): Promise<Pedido> {
  const { itens } = await consultar<{ itens: { id: number; documento: string }[] }>(
    page,
    `cadastros?termo=${documento}`,
  )
  return consultar<Pedido>(page, `cadastros/${itens[0]?.id}`)
}

test('CAD-02 CAD-03 CAD-04 CAD-12 uma empresa, com a Receita: recarregar não perde nada, e o que fica é o que foi digitado', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR', '/clientes')
  const cadastro = new CadastroDeCliente(page)
  await cadastro.abrir()
  await cadastro.campo('CNPJ').fill(CNPJ_PARA_CADASTRAR)
  await semBarreiras(page, 'Validar Cadastro')
  await page.keyboard.press('Enter')
  await cadastro.estaEm('Dados da Empresa')
  await expect(cadastro.campo('Razão social')).toHaveValue('EMPÓRIO SANTA CECÍLIA COMÉRCIO DE ALIMENTOS LTDA')
  await expect(cadastro.campo('Razão social')).toHaveAccessibleDescription('da Receita')
  await cadastro.preencher({
    'Nome fantasia': 'Empório da Cecília',
    'Inscrição estadual': '110042490114',
    'Inscrição municipal': '12345',
    Segmento: 'Varejo',
  })
  await expect(cadastro.campo('Nome fantasia')).not.toHaveAccessibleDescription('da Receita')
  await cadastro.escolher({ Filial: 'Aurora Campinas', Contribuinte: 'Sim' })
  await cadastro.escolherAPrimeira('Tabela de preço', 'Atividade', 'Como conheceu')
  await cadastro.janela.getByLabel('Regime especial').check()
  await escolherArquivo(cadastro.janela, 'regime.pdf', PDF)
  await expect(cadastro.janela.getByRole('combobox', { name: 'Tipo de regime.pdf' })).toHaveValue(
    'Comprovante de regime especial',
  )
  await semBarreiras(page, 'Dados da Empresa')
  await cadastro.continuar('Contatos')
  await expect(cadastro.campo('Nome do sócio')).toHaveValue('HELENA PRADO NOGUEIRA')
  await cadastro.preencher({
    'Nome do contato': 'Marina Lopes',
    Celular: '19987654321',
    'E-mail': 'Compras@SantaCecilia.example',
    'E-mail da NFe': 'nfe@santacecilia.example',
    'E-mail do boleto': 'boleto@santacecilia.example',
    Observações: 'Recebe pela rua de trás.',
  })
  await cadastro.referencias()
  await semBarreiras(page, 'Contatos')

  await page.reload()
  await cadastro.abrir()
  await cadastro.janela.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await cadastro.estaEm('Contatos')
  await expect(cadastro.campo('Nome do contato')).toHaveValue('Marina Lopes')
  await cadastro.continuar('Endereços')
  await expect(cadastro.endereco('Endereço de cobrança').getByLabel('Rua')).not.toHaveValue('')
  await cadastro.janela.getByLabel('Entregar no endereço de cobrança').check()
  const entrega = cadastro.endereco('Endereço de entrega')
  await expect(entrega.getByLabel('Rua')).not.toHaveValue('')
  await cadastro.preencher({ Complemento: 'Doca 3' }, entrega)
  await expect(cadastro.janela.getByLabel('Entregar no endereço de cobrança')).not.toBeChecked()
  await semBarreiras(page, 'Endereços')
  await cadastro.continuar('Campos Adicionais')
  await cadastro.escolher({ 'Melhor período para entrega': 'Manhã' })
  await cadastro.finalizar()
  const feito = page.getByRole('dialog', { name: 'Cliente cadastrado' })
  await expect(feito).toContainText('Cliente cadastrado com sucesso.')
  await feito.getByRole('button', { name: 'Abrir cliente' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Empório da Cecília' })).toBeVisible()
  const documentos = page.getByRole('region', { name: 'Documentos', exact: true })
  await expect(documentos.getByText('regime.pdf')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Endereço de Entrega' })).toContainText('Doca 3')
  const { idCli, situacao, formulario } = await pedidoDe(page, CNPJ_PARA_CADASTRAR)
  expect([situacao, page.url()]).toEqual(['APROVADO', expect.stringContaining(`/clientes/${idCli}`)])
  expect(formulario).toMatchObject({
    documento: CNPJ_PARA_CADASTRAR,
    empresa: {
      nomeFantasia: 'Empório da Cecília',
      inscricao: '110042490114',
      inscricaoMunicipal: '12345',
      segmento: 'Varejo',
      contribuinte: '1',
      cnae: '4712100',
      cnaes_secundario: ['4721102', '4729699'],
      regimeEspecial: true,
      simulacao: false,
    },
    contatos: {
      nomeContato: 'Marina Lopes',
      email: 'compras@santacecilia.example',
      emailNFe: 'nfe@santacecilia.example',
      observacoes: 'Recebe pela rua de trás.',
    },
    referenciasComerciais: [{ cidade: 'Campinas' }, { cidade: 'Santos' }, { cidade: 'Sorocaba' }],
    enderecoEntrega: { complemento: 'Doca 3', cidade: 'Campinas' },
  })
  expect(formulario.camposDaConsulta).toContain('empresa.razaoSocial')
  expect(formulario.camposDaConsulta).not.toContain('empresa.nomeFantasia')
})

test.describe('sem quem responda', () => {
  test.use({
    erroEsperado: /Failed to load resource: net::ERR_FAILED|the server responded with a status of 404/,
  })

  test('CAD-05 CAD-09 END-02 uma pessoa, no celular, com o CEP fora do ar: tudo se preenche à mão', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(CELULAR)
    await portal.estarComo('OPERADOR', '/clientes')
    await page.route('**/sac/cep/*', (rota) => rota.abort())
    const cadastro = new CadastroDeCliente(page)
    await cadastro.abrir()
    await cadastro.janela.getByRole('button', { name: 'Usar CPF' }).click()
    await cadastro.campo('CPF').fill(CPF)
    await cadastro.continuar('Dados da Empresa')
    await cadastro.preencher({
      Nome: 'Joana Batista Ferraz',
      'Data de nascimento': '20051980',
      'Inscrição estadual': '123456789',
    })
    await cadastro.escolher({ Filial: 'Aurora Campinas', Contribuinte: 'Não' })
    await cadastro.escolherAPrimeira('Tabela de preço', 'Atividade', 'Como conheceu')
    expect(await cabeNaLargura(page)).toBe(true)
    await cadastro.continuar('Contatos')
    await cadastro.preencher({
      Telefone: '1933334444',
      'E-mail': 'joana@ferraz.example',
      'E-mail da NFe': 'joana@ferraz.example',
      'E-mail do boleto': 'joana@ferraz.example',
    })
    await cadastro.referencias()
    await semBarreiras(page, 'Contatos no celular')
    await cadastro.continuar('Endereços')
    const cobranca = cadastro.endereco('Endereço de cobrança')
    await cadastro.preencher({ CEP: CEP_DESCONHECIDO }, cobranca)
    await page.keyboard.press('Tab')
    await expect(cobranca.getByText(/não respondeu agora/)).toBeVisible()
    await cadastro.preencher({ Rua: 'Estrada do Meio', Número: 'S/N', Bairro: 'Zona Rural' }, cobranca)
    await cadastro.escolher({ Estado: 'São Paulo' }, cobranca)
    await cobranca.getByRole('combobox', { name: 'Cidade' }).fill('Jundia')
    await page.getByRole('option', { name: 'Jundiaí' }).click()
    // The state is known now, and with it the rule of its registrations: told, and no obstacle.
    await expect(cadastro.janela.getByText(/não segue a regra de SP/)).toBeVisible()
    await cadastro.janela.getByLabel('Entregar no endereço de cobrança').check()
    await cadastro.continuar('Campos Adicionais')
    await cadastro.escolher({ 'Melhor período para entrega': 'Tarde' })
    expect(await cabeNaLargura(page)).toBe(true)
    await cadastro.finalizar()
    await expect(page.getByRole('dialog', { name: 'Cliente cadastrado' })).toBeVisible()
    const { formulario } = await pedidoDe(page, CPF)
    expect(formulario).toMatchObject({
      documento: CPF,
      empresa: { razaoSocial: 'Joana Batista Ferraz', dataNascimento: '1980-05-20', contribuinte: '0' },
      enderecoCobranca: { cep: CEP_DESCONHECIDO, logradouro: 'Estrada do Meio', cidade: 'Jundiaí', uf: 'SP' },
      enderecoEntrega: { logradouro: 'Estrada do Meio', numero: 'S/N' },
    })
  })

  test('CAD-06 CAD-01 AVI-01 a simulação de um representante, que ninguém na Receita conhece, espera aprovação; aprovada, é completada com tudo o que tinha', async ({
    page,
    portal,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(CELULAR)
    await portal.estarComo('REPRESENTANTE', '/clientes')
    const cadastro = new CadastroDeCliente(page)
    await cadastro.abrir()
    await cadastro.campo('CNPJ').fill(CNPJ_DESCONHECIDO)
    await cadastro.continuar('Dados da Empresa')
    await expect(cadastro.janela.getByText('Cadastro não encontrado.')).toBeVisible()
    await cadastro.janela.getByLabel('Cliente Simulação').check()
    await expect(cadastro.campo('Inscrição estadual')).toBeDisabled()
    await expect(cadastro.janela.getByRole('button', { name: 'Voltar' })).toBeDisabled()
    await cadastro.preencher({
      'Razão social': 'Mercearia do Vale Ltda',
      'Nome fantasia': 'Mercearia do Vale',
    })
    await cadastro.escolherAPrimeira('Filial', 'Tabela de preço', 'Atividade')
    await cadastro.continuar('Contatos')
    await cadastro.preencher({ Telefone: '1932221100', 'E-mail': 'vale@mercearia.example' })
    await cadastro.continuar('Endereços')
    const cobranca = cadastro.endereco('Endereço de cobrança')
    await cadastro.preencher({ CEP: CEP_DE_RUA.cep }, cobranca)
    await page.keyboard.press('Tab')
    await expect(cobranca.getByLabel('Rua')).toHaveValue(CEP_DE_RUA.logradouro)
    await expect(cobranca.getByLabel('Complemento')).toHaveValue('')
    await cadastro.preencher({ Número: '900' }, cobranca)
    await cadastro.janela.getByLabel('Entregar no endereço de cobrança').check()
    await cadastro.continuar('Campos Adicionais')
    await cadastro.escolher({ 'Melhor período para entrega': 'Manhã' })
    await cadastro.finalizar()
    const enviado = page.getByRole('dialog', { name: 'Cadastro enviado para aprovação' })
    await enviado.getByText('Fechar', { exact: true }).click()

    const gerente = await outraPessoa(browser, baseURL, 'GERENTE')
    await gerente.setViewportSize(LARGA)
    await gerente.goto('/clientes')
    await gerente.getByRole('link', { name: 'Cadastros' }).click()
    await gerente.getByText('Mercearia do Vale', { exact: true }).click()
    const pedido = gerente.getByRole('dialog', { name: 'Cadastro de cliente' })
    await expect(pedido).toContainText(formatarDocumento(CNPJ_DESCONHECIDO))
    await semBarreiras(gerente, 'cadastro a decidir')
    await pedido.getByRole('button', { name: 'Aprovar' }).click()
    const aprovacao = gerente.getByRole('dialog', { name: 'Aprovar cadastro' })
    await aprovacao.getByLabel('Observação').fill('Pode seguir.')
    await aprovacao.getByRole('button', { name: 'Aprovar cadastro' }).click()
    await expect(gerente.getByText('Cadastro aprovado.')).toBeVisible()

    await page.getByRole('button', { name: /^Avisos/ }).click()
    await page
      .getByRole('article')
      .filter({ hasText: 'Cadastro aprovado: Mercearia do Vale' })
      .getByRole('link', { name: 'Abrir' })
      .click()
    await expect(page).toHaveURL(/\/clientes\/cadastros\?item=\d+/)
    await expect(page.getByRole('dialog', { name: 'Cadastro de cliente' })).toContainText('Pode seguir.')

    const { idCli } = await pedidoDe(gerente, CNPJ_DESCONHECIDO)
    await gerente.goto(`/clientes/${idCli}`)
    await gerente.getByRole('button', { name: 'Completar cadastro' }).click()
    const completo = new CadastroDeCliente(gerente)
    await completo.estaEm('Dados da Empresa')
    await expect(completo.campo('Razão social')).toHaveValue('Mercearia do Vale Ltda')
    await completo.janela.getByLabel('Cliente Simulação').uncheck()
    await completo.preencher({ CNAE: '4712100' })
    await completo.janela.getByLabel('Isento de inscrição estadual').check()
    await completo.escolher({ Contribuinte: 'Não' })
    await completo.escolherAPrimeira('Como conheceu')
    await completo.continuar('Contatos')
    await completo.preencher({
      'Nome do contato': 'Rui Prado',
      'Nome do sócio': 'Rui Prado',
      'E-mail da NFe': 'nfe@mercearia.example',
      'E-mail do boleto': 'nfe@mercearia.example',
      Observações: 'Nenhuma.',
    })
    await completo.referencias()
    await completo.continuar('Endereços')
    await expect(completo.endereco('Endereço de cobrança').getByLabel('Número')).toHaveValue('900')
    await completo.continuar('Campos Adicionais')
    await completo.finalizar()
    await gerente
      .getByRole('dialog', { name: 'Cliente cadastrado' })
      .getByRole('button', { name: 'Abrir cliente' })
      .click()
    await expect(gerente.getByRole('button', { name: 'Completar cadastro' })).toBeDisabled()
    await expect(gerente.getByText('ISENTO')).toBeVisible()
    await gerente.context().close()
  })
})

test('CAD-11 CAD-01 o pré-cadastro onde a filial só faz esse, no celular, de um CNPJ com letras; o documento conhecido leva a quem é', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('GERENTE', '/clientes')
  await page.getByRole('button', { name: 'Todas as filiais' }).click()
  await page.getByRole('menuitemradio', { name: /Goiânia/ }).click()
  await page.setViewportSize(CELULAR)
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  const janela = page.getByRole('dialog', { name: 'Pré-cadastro de cliente' })
  const cadastrar = janela.getByRole('button', { name: 'Cadastrar' })
  await janela.getByLabel('CPF ou CNPJ').fill(CNPJ_COM_LETRAS.slice(0, -1))
  await expect(janela.getByRole('button', { name: 'Importar da Receita' })).toBeDisabled()
  await janela.getByLabel('CPF ou CNPJ').fill(CNPJ_COM_LETRAS)
  await expect(janela.getByText('Documento disponível para cadastro.')).toBeVisible()
  await janela.getByRole('button', { name: 'Importar da Receita' }).click()
  await expect(janela.getByLabel('Razão social')).not.toHaveValue('')
  await janela.getByLabel('Nome do contato').fill('Rita Alves')
  await janela.getByLabel('E-mail').fill('rita@letras.example')
  await janela.getByLabel('Telefone').fill('6233334444')
  await semBarreiras(page, 'pré-cadastro no celular')
  expect(await cabeNaLargura(page)).toBe(true)
  await cadastrar.click()
  const feito = page.getByRole('dialog', { name: 'Cliente cadastrado' })
  await feito.getByRole('button', { name: 'Abrir cliente' }).click()
  await expect(page.getByText(formatarDocumento(CNPJ_COM_LETRAS)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completar cadastro' })).toBeVisible()

  await page.setViewportSize(LARGA)
  await page.goto('/clientes')
  await page.getByRole('button', { name: /Goiânia/ }).click()
  await page.getByRole('menuitemradio', { name: /Todas as filiais/ }).click()
  const cadastro = new CadastroDeCliente(page)
  await cadastro.abrir()
  await cadastro.campo('CNPJ').fill(CNPJ_COM_LETRAS)
  await cadastro.janela.getByRole('button', { name: 'Continuar' }).click()
  await expect(cadastro.janela.getByRole('link')).toHaveAttribute('href', /\/clientes\/\d+/)
  await cadastro.janela.getByRole('button', { name: 'Carregar pré-cadastro' }).click()
  await cadastro.estaEm('Dados da Empresa')
})

test('END-01 END-02 CAD-12 endereço de entrega e documentos do cliente', async ({ page, portal }) => {
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR', '/clientes')
  const { itens } = await consultar<{ itens: { id: number }[] }>(page, 'clientes/lista?take=1')
  await page.goto(`/clientes/${itens[0]?.id}?secao=dados`)
  const cartao = page.getByRole('region', { name: 'Endereço de Entrega' })
  await cartao.getByRole('button', { name: 'Alterar' }).click()
  const selecao = page.getByRole('dialog', { name: 'Selecionar endereço de entrega' })
  await selecao.getByRole('button', { name: 'Criar novo' }).click()
  const novo = page.getByRole('dialog', { name: 'Cadastrar novo endereço' })
  await novo.getByLabel('CEP').fill(CEP_DESCONHECIDO)
  await expect(
    novo.getByText('Verifique o cep digitado, ele não foi localizado em nossa base de dados.'),
  ).toBeVisible()
  await novo.getByLabel('CEP').fill(OUTRO_CEP_DE_RUA.cep)
  await expect(novo.getByLabel('Rua')).toHaveValue(OUTRO_CEP_DE_RUA.logradouro)
  await novo.getByLabel('Número').fill('77')
  await semBarreiras(page, 'novo endereço')
  await novo.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(
    selecao.getByRole('button', { name: /^Selecionado: Rua Barão do Rio Branco, 77/ }),
  ).toBeVisible()
  await selecao.getByRole('searchbox', { name: 'Buscar endereço' }).fill('barao 77')
  await expect(selecao.getByRole('listitem')).toHaveCount(1)
  await semBarreiras(page, 'endereços de entrega')
  await selecao.getByRole('button', { name: 'Salvar' }).click()
  await expect(cartao).toContainText('Rua Barão do Rio Branco, 77')
  await page.reload()
  await expect(cartao).toContainText('Rua Barão do Rio Branco, 77')

  const documentos = page.getByRole('region', { name: 'Documentos', exact: true })
  await documentos.getByRole('button', { name: 'Adicionar' }).click()
  const envio = page.getByRole('dialog', { name: 'Adicionar documento' })
  await escolherOpcao(envio.getByRole('combobox', { name: 'Tipo' }), 'Contrato social')
  await envio.getByRole('textbox', { name: 'Validade' }).fill(formatarData(somarDias(HOJE, 3)))
  await escolherArquivo(envio, 'contrato-social.pdf', PDF)
  await envio.getByRole('button', { name: 'Adicionar' }).click()
  await expect(documentos.getByText('contrato-social.pdf')).toBeVisible()
  const baixado = page.waitForEvent('download')
  await documentos.getByRole('button', { name: 'Baixar contrato-social.pdf' }).click()
  expect((await baixado).suggestedFilename()).toBe('contrato-social.pdf')
  await documentos.getByRole('button', { name: 'Excluir contrato-social.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(documentos.getByText('contrato-social.pdf')).toBeHidden()

  await page.setViewportSize(CELULAR)
  await cartao.getByRole('button', { name: 'Alterar' }).click()
  await selecao.getByRole('button', { name: 'Remover endereço selecionado' }).click()
  await selecao.getByRole('button', { name: 'Salvar' }).click()
  await expect(cartao).toContainText('O mesmo do cadastro do cliente.')
  expect(await cabeNaLargura(page)).toBe(true)
})
