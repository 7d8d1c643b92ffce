import { CEP_DESCONHECIDO } from '@balcao/demo/src/consultas-externas/ceps.ts'
import { CNPJ_PARA_CADASTRAR } from '@balcao/demo/src/consultas-externas/empresas-da-receita.ts'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import type { Page } from '@playwright/test'
import { esperarRascunho } from './cenario/abertura-de-tickets.ts'
import { CadastroDeCliente } from './cenario/cadastro-de-clientes.ts'
import { criarCliente, novoCnpj } from './cenario/criar/cliente.ts'
import { novoCpf } from './cenario/criar/conta.ts'
import { sessaoDe } from './cenario/criar/pela-api.ts'
import { consultar, escolherArquivo } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, estarComo, expect, ouvindo, semBarreiras, test } from './cenario/jornada.ts'

const LARGA = { width: 1440, height: 900 }
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
  const cnpj = novoCnpj()
  await page.setViewportSize(LARGA)
  await portal.estarComo('OPERADOR', '/clientes')
  // The authority knows only some: what it says of one of those is said of this one.
  await page.route('**/consulta-receita/cnpj/*', (rota) =>
    rota.continue({ url: rota.request().url().replace(cnpj, CNPJ_PARA_CADASTRAR) }),
  )
  const cadastro = new CadastroDeCliente(page)
  await cadastro.abrir()
  await cadastro.campo('CNPJ').fill(cnpj)
  await page.keyboard.press('Enter')
  await cadastro.estaEm('Dados da Empresa')
  await expect(cadastro.campo('Razão social')).toHaveValue('EMPÓRIO SANTA CECÍLIA COMÉRCIO DE ALIMENTOS LTDA')
  // While anything is intercepted the browser keeps nothing, and a reload brings all the code again.
  await page.unrouteAll()
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
  // The third is in the list, and no longer what is being typed.
  await esperarRascunho(page, '"cidade":"Sorocaba","uf":"SP"}]')
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
  // What is below the card comes when somebody comes near.
  await page.getByRole('region', { name: 'Limites de Crédito' }).scrollIntoViewIfNeeded()
  const documentos = page.getByRole('region', { name: 'Documentos', exact: true })
  const baixado = page.waitForEvent('download')
  await documentos.getByRole('button', { name: 'Baixar regime.pdf' }).click()
  expect((await baixado).suggestedFilename()).toBe('regime.pdf')
  await expect(page.getByRole('region', { name: 'Endereço de Entrega' })).toContainText('Doca 3')
  const { idCli, situacao, formulario } = await pedidoDe(page, cnpj)
  expect([situacao, page.url()]).toEqual(['APROVADO', expect.stringContaining(`/clientes/${idCli}`)])
  expect(formulario).toMatchObject({
    documento: cnpj,
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

  test('CAD-06 CAD-09 END-02 a simulação de uma pessoa, no celular, com o CEP fora do ar: tudo se preenche à mão', async ({
    page,
    portal,
  }) => {
    const cpf = novoCpf()
    await page.setViewportSize(CELULAR)
    await portal.estarComo('OPERADOR', '/clientes')
    await page.route('**/sac/cep/*', (rota) => rota.abort())
    const cadastro = new CadastroDeCliente(page)
    await cadastro.abrir()
    await cadastro.janela.getByRole('button', { name: 'Usar CPF' }).click()
    await cadastro.campo('CPF').fill(cpf)
    await cadastro.continuar('Dados da Empresa')
    await cadastro.janela.getByLabel('Cliente Simulação').check()
    await expect(cadastro.campo('Inscrição estadual')).toBeDisabled()
    await cadastro.preencher({ Nome: 'Joana Batista Ferraz', 'Data de nascimento': '20051980' })
    await cadastro.escolher({ Filial: 'Aurora Campinas' })
    await cadastro.escolherAPrimeira('Tabela de preço', 'Atividade')
    expect(await cabeNaLargura(page)).toBe(true)
    await cadastro.continuar('Contatos')
    await cadastro.preencher({ Telefone: '1933334444', 'E-mail': 'joana@ferraz.example' })
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
    await cadastro.janela.getByLabel('Entregar no endereço de cobrança').check()
    await cadastro.continuar('Campos Adicionais')
    await cadastro.escolher({ 'Melhor período para entrega': 'Tarde' })
    expect(await cabeNaLargura(page)).toBe(true)
    await cadastro.finalizar()
    await expect(page.getByRole('dialog', { name: 'Cliente cadastrado' })).toBeVisible()
    const { formulario } = await pedidoDe(page, cpf)
    expect(formulario).toMatchObject({
      documento: cpf,
      empresa: { razaoSocial: 'Joana Batista Ferraz', dataNascimento: '1980-05-20', simulacao: true },
      enderecoCobranca: { cep: CEP_DESCONHECIDO, logradouro: 'Estrada do Meio', cidade: 'Jundiaí', uf: 'SP' },
      enderecoEntrega: { logradouro: 'Estrada do Meio', numero: 'S/N' },
    })
  })
})

test('CAD-01 AVI-01 SHL-06 o cadastro de um representante espera aprovação; aprovado, ele é avisado na hora e o abre', async ({
  page,
  portal,
  browser,
  servidor: { url },
}) => {
  const { idCadastro, fant, cnpj } = await criarCliente(await sessaoDe(url, 'REPRESENTANTE'))
  await page.setViewportSize(CELULAR)
  const ouve = ouvindo(page, /private-colaborador-/)
  await portal.estarComo('REPRESENTANTE', '/conta/senha')
  await ouve

  const gerente = await browser.newPage({ baseURL: url, viewport: LARGA })
  await estarComo(gerente, url, 'GERENTE', '/clientes/cadastros')
  await gerente.getByText(fant, { exact: true }).click()
  const pedido = gerente.getByRole('dialog', { name: 'Cadastro de cliente' })
  await expect(pedido).toContainText(formatarDocumento(cnpj))
  await semBarreiras(gerente, 'cadastro a decidir')
  await pedido.getByRole('button', { name: 'Aprovar' }).click()
  const aprovacao = gerente.getByRole('dialog', { name: 'Aprovar cadastro' })
  await aprovacao.getByLabel('Observação').fill('Pode seguir.')
  await aprovacao.getByRole('button', { name: 'Aprovar cadastro' }).click()
  await expect(gerente.getByText('Cadastro aprovado.')).toBeVisible()
  await gerente.context().close()

  await page.getByRole('button', { name: /^Avisos/ }).click()
  await page
    .getByRole('article')
    .filter({ hasText: `Cadastro aprovado: ${fant}` })
    .getByRole('link', { name: 'Abrir' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/clientes/cadastros\\?item=${idCadastro}`))
  await expect(page.getByRole('dialog', { name: 'Cadastro de cliente' })).toContainText('Pode seguir.')
})
