import {
  consultarDocumento,
  consultarReceita,
  listarCamposAdicionais,
  obterPreCadastro,
  permiteCadastrar,
} from '@balcao/dominio/cadastros/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardarToken } from '../../platform/credencial.ts'
import {
  abrirCadastro,
  CHEIO,
  CNPJ,
  formularioDe,
  RECEITA,
  servidorDoCadastro,
} from '../../teste/cadastro.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { CADASTRO_EM_BRANCO } from './novo/cadastro-novo.ts'

const servidor = usarServidor()

beforeEach(() => {
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  servidor.use(...servidorDoCadastro())
  return () => vi.unstubAllGlobals()
})

async function abrir(opcoes?: Parameters<typeof abrirCadastro>[0]) {
  const tela = abrirCadastro(opcoes)
  await tela.abrir()
  return tela
}
const alerta = () => screen.getByRole('alert')
const passos = () =>
  within(screen.getByRole('navigation', { name: 'Passos' }))
    .getAllByRole('listitem')
    .map((li) => li.textContent?.replace(/^\d/, ''))
const prospect = { idCli: 42, documento: CNPJ }

describe('CAD-02 Validar Cadastro', () => {
  it('ERR-09 sem os campos adicionais o cadastro abre do mesmo jeito, calado', async () => {
    servidor.use(responder(listarCamposAdicionais, recusar(503, { message: 'Fora do ar.' })))
    const { campo } = await abrir()
    expect(await campo('CNPJ')).toBeVisible()
    expect(screen.queryByText(/Fora do ar/)).toBeNull()
    expect(passos()).not.toContain('Campos Adicionais')
  })

  it('CAD-02, CAD-10 os passos; o dos campos adicionais só quando há algum', async () => {
    const { passo } = await abrir()
    await passo('Validar Cadastro')
    expect(passos()).toEqual(['Validar Cadastro', 'Dados da Empresa', 'Contatos', 'Endereços'])
    expect(screen.getByRole('dialog', { name: 'Cadastrar Cliente' })).toBeVisible()
  })

  it('CAD-02 sem documento, ou com um que não existe, não se continua; Enter continua', async () => {
    const { clicar, campo, usuario, passo } = await abrir()
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent('Falta preencher: CPF ou CNPJ.')
    const documento = await campo('CNPJ')
    expect(documento).toHaveFocus()
    await usuario.type(documento, '11222333000180')
    expect(alerta()).toHaveTextContent('CPF ou CNPJ: O campo é inválido')
    await usuario.type(documento, '{Backspace}1{Enter}')
    await passo('Dados da Empresa')
  })

  it("GER-05 'Usar CPF' troca a máscara; um CNPJ pode ter letras", async () => {
    const { clicar, campo, usuario, passo } = await abrir()
    await usuario.type(await campo('CNPJ'), '12abc34501de35')
    expect(await campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await clicar('Usar CPF')
    expect(await campo('CPF')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Consultar Receita' })).not.toBeInTheDocument()
    await usuario.type(await campo('CPF'), '52998224725{Enter}')
    await passo('Dados da Empresa')
    expect(await campo('Nome')).toBeVisible()
    expect(await campo('Data de nascimento')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'CNAE' })).not.toBeInTheDocument()
  })

  it('CAD-03 um documento conhecido é dito, com o caminho para o cliente em outra aba', async () => {
    servidor.use(
      responder(consultarDocumento, {
        situacao: 'CLIENTE',
        cliente: { id: 42, fant: 'Padaria São João' },
        message: 'Este documento já é de um cliente cadastrado.',
      }),
    )
    const { campo, usuario } = await abrir()
    await usuario.type(await campo('CNPJ'), `${CNPJ}{Enter}`)
    expect(await screen.findByText('Este documento já é de um cliente cadastrado.')).toBeVisible()
    const link = screen.getByRole('link', { name: /Padaria São João/ })
    expect(link).toHaveAttribute('href', '/clientes/42')
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('heading', { level: 2, name: 'Validar Cadastro' })).toBeVisible()
    await usuario.type(await campo('CNPJ'), '{Backspace}')
    expect(screen.queryByText(/já é de um cliente/)).not.toBeInTheDocument()
  })

  it('CAD-03 de um prospect oferece o pré-cadastro, que segue preenchido em Dados da Empresa', async () => {
    const empresa = { ...CADASTRO_EM_BRANCO.empresa, razaoSocial: 'Norte Ltda', cnae: '4711301' }
    const formulario = formularioDe({ empresa, camposDaConsulta: ['empresa.cnae'] })
    servidor.use(
      responder(consultarDocumento, {
        situacao: 'PROSPECT',
        cliente: null,
        message: 'Este documento já tem um pré-cadastro. Você pode completá-lo.',
      }),
      responder(obterPreCadastro, { idCli: 42, versao: 3, comProva: false, formulario }),
    )
    const { campo, usuario, clicar, passo } = await abrir()
    await usuario.type(await campo('CNPJ'), `${CNPJ}{Enter}`)
    await screen.findByText(/já tem um pré-cadastro/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Carregar pré-cadastro' })).toHaveFocus())
    await clicar('Carregar pré-cadastro')
    await passo('Dados da Empresa')
    expect(await campo('Razão social')).toHaveValue('Norte Ltda')
    expect(await campo('CNAE')).toHaveAccessibleDescription('da Receita')
  })

  it("CAD-03 ' Pré cadastro não encontrado.'", async () => {
    const message = ' Pré cadastro não encontrado.'
    servidor.use(
      responder(obterPreCadastro, recusar(404, { codigo: 'PRE_CADASTRO_NAO_ENCONTRADO', message })),
    )
    const { campo, usuario, clicar } = await abrir()
    await usuario.type(await campo('CNPJ'), CNPJ)
    await clicar('Carregar pré-cadastro')
    expect(await screen.findByText('Pré cadastro não encontrado.')).toBeVisible()
  })

  it('CAD-01 sem permissão na filial, a janela diz por quê', async () => {
    servidor.use(responder(permiteCadastrar, { permite: false, modo: 'COMPLETO' }))
    await abrir()
    expect(await screen.findByText(/não está aberto para você nesta filial/)).toBeVisible()
  })
})

describe('CAD-03 Consultar Receita', () => {
  async function comDocumento() {
    const tela = await abrir()
    await tela.usuario.type(await tela.campo('CNPJ'), CNPJ)
    return tela
  }

  it.each([
    ['quem espera segue no primeiro campo vazio', '', 'Inscrição estadual'],
    ['quem já escreve fica onde está', 'Norte', 'Razão social'],
  ])('CAD-03 a Receita que responde depois: %s', async (_, digitado, onde) => {
    const resposta = Promise.withResolvers<void>()
    servidor.use(
      responder(consultarReceita, async () => {
        await resposta.promise
        return RECEITA
      }),
    )
    const { usuario, campo, passo } = await comDocumento()
    await usuario.keyboard('{Enter}')
    await passo('Dados da Empresa')
    await waitFor(async () => expect(await campo('Razão social')).toHaveFocus())
    if (digitado) await usuario.keyboard(digitado)
    resposta.resolve()
    await waitFor(async () => expect(await campo('CNAE')).not.toHaveValue(''))
    await waitFor(async () => expect(await campo(onde)).toHaveFocus())
  })

  it('CAD-03 preenche e marca o que veio; o que a pessoa mudou fica quando consulta outra vez', async () => {
    const respostas = [RECEITA, { ...RECEITA, razao_social: 'Norte S/A', nome_fantasia: 'Norte Novo' }]
    servidor.use(responder(consultarReceita, () => respostas.shift() ?? RECEITA))
    const { clicar, campo, passo, preencher } = await comDocumento()
    await clicar('Consultar Receita')
    expect(await screen.findByText('Norte Alimentos Ltda')).toBeVisible()
    await clicar('Continuar')
    await passo('Dados da Empresa')
    const razao = await campo('Razão social')
    expect(razao).toHaveValue('Norte Alimentos Ltda')
    expect(razao).toHaveAccessibleDescription('da Receita')
    await preencher({ 'Razão social': 'Norte do Brasil' })
    expect(razao).not.toHaveAccessibleDescription()
    await clicar('Consultar Receita')
    await waitFor(async () => expect(await campo('Nome fantasia')).toHaveValue('Norte Novo'))
    expect(razao).toHaveValue('Norte do Brasil')
  })

  it.each([
    ['não achou', () => recusar(404, { message: 'Cadastro não encontrado.' }), 'Cadastro não encontrado.'],
    [
      'fora do ar',
      () => recusar(503, { message: 'A consulta à Receita não respondeu agora.' }),
      'A consulta à Receita não respondeu agora.',
    ],
    ['sem rede', semRede, 'Falha na comunicação com o servidor!'],
  ])('CAD-03 %s: diz, e o cadastro segue à mão', async (_caso, resposta, texto) => {
    servidor.use(responder(consultarReceita, () => resposta()))
    const { clicar, campo, passo } = await comDocumento()
    await clicar('Consultar Receita')
    expect(await screen.findByText(texto)).toBeVisible()
    await clicar('Continuar')
    await passo('Dados da Empresa')
    expect(await campo('Razão social')).toHaveValue('')
  })

  it('CAD-03 quem continua sem consultar é poupado do botão, e pergunta-se uma vez', async () => {
    let perguntas = 0
    servidor.use(
      responder(consultarReceita, () => {
        perguntas += 1
        return RECEITA
      }),
    )
    const { clicar, campo, passo } = await comDocumento()
    await clicar('Continuar')
    await passo('Dados da Empresa')
    await waitFor(async () => expect(await campo('Razão social')).toHaveValue('Norte Alimentos Ltda'))
    expect(perguntas).toBe(1)
  })

  it('CAD-03 uma empresa baixada é avisada', async () => {
    servidor.use(responder(consultarReceita, { ...RECEITA, situacao: 'BAIXADA' }))
    const { clicar } = await comDocumento()
    await clicar('Consultar Receita')
    expect(await screen.findByText('Situação na Receita: BAIXADA.')).toBeVisible()
  })
})

describe('CAD-05, CAD-06 Dados da Empresa', () => {
  const comEmpresa = (empresa: Partial<typeof CHEIO.empresa>, outros = {}) =>
    servidor.use(
      responder(obterPreCadastro, {
        idCli: 42,
        versao: 3,
        comProva: false,
        formulario: { ...CHEIO, ...outros, empresa: { ...CHEIO.empresa, ...empresa } },
      }),
    )

  it('CAD-05 o que falta é dito pelo nome, com o foco no primeiro; isento mostra ISENTO', async () => {
    comEmpresa({ nomeFantasia: '', isento: false, atividade: null, contribuinte: null })
    const { clicar, campo, usuario, passo } = await abrir({ abertura: { prospect } })
    await passo('Dados da Empresa')
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent(
      'Falta preencher: Nome fantasia, Atividade, Contribuinte e Inscrição estadual.',
    )
    expect(await campo('Nome fantasia')).toHaveFocus()
    expect(await campo('Nome fantasia')).toBeRequired()
    expect(await campo('Segmento')).not.toBeRequired()
    await usuario.click(screen.getByRole('switch', { name: 'Isento de inscrição estadual' }))
    expect(await campo('Inscrição estadual')).toHaveValue('ISENTO')
    expect(await campo('Inscrição estadual')).toBeDisabled()
    expect(screen.getByText('* Campos obrigatórios.')).toBeVisible()
  })

  it('CAD-06 a simulação desativa campos e Voltar, e pede menos', async () => {
    comEmpresa({ isento: false, cnae: '', contribuinte: null, comoConheceu: null })
    const { clicar, campo, usuario, passo } = await abrir({ abertura: { prospect } })
    await passo('Dados da Empresa')
    await usuario.click(screen.getByRole('switch', { name: 'Cliente Simulação' }))
    for (const nome of ['CNAE', 'Inscrição estadual', 'Segmento', 'Suframa'])
      expect(await campo(nome)).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'Regime especial' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
    await clicar('Continuar')
    await passo('Contatos')
  })

  it('CAD-05, GER-14 regime especial pede um anexo, com tipo; grande demais é recusado', async () => {
    comEmpresa({ regimeEspecial: true })
    const carga = cargaDe('OPERADOR', {
      parametros: [{ chave: 'GERAL_tamanhoMaximoArquivoMb', filialId: null, valor: '1' }],
    })
    const { clicar, usuario, passo } = await abrir({ abertura: { prospect }, carga })
    await passo('Dados da Empresa')
    await clicar('Continuar')
    expect(alerta()).toHaveTextContent('Anexos: Obrigatório incluir um anexo.')
    const entrada = screen.getByLabelText('Anexos', { selector: 'input' })
    const grande = new File([new Uint8Array(1024 * 1024 + 1)], 'grande.pdf', { type: 'application/pdf' })
    await usuario.upload(entrada, grande)
    expect(await screen.findAllByText(/Tamanho máximo de arquivo é de 1MB/)).not.toHaveLength(0)
    await usuario.upload(entrada, new File(['a'], 'regime.pdf', { type: 'application/pdf' }))
    expect(await screen.findByRole('combobox', { name: 'Tipo de regime.pdf' })).toHaveValue(
      'Comprovante de regime especial',
    )
    expect(screen.getByText(/1 de 3\./)).toBeVisible()
    await clicar('Continuar')
    await passo('Contatos')
  })

  it('CAD-05 a inscrição que não segue a regra do estado é avisada, e não impede', async () => {
    comEmpresa({ isento: false, inscricao: '123456789' })
    const { clicar, passo } = await abrir({ abertura: { prospect } })
    await passo('Dados da Empresa')
    expect(await screen.findByText(/Não segue a regra de SP/)).toBeVisible()
    await clicar('Continuar')
    await passo('Contatos')
  })

  it('CAD-02 voltar ao documento pergunta, e recomeça com o documento', async () => {
    const tela = await abrir()
    const { campo, usuario, passo, clicar, preencher } = tela
    await usuario.type(await campo('CNPJ'), `${CNPJ}{Enter}`)
    await passo('Dados da Empresa')
    await preencher({ 'Razão social': 'Norte' })
    await clicar('Voltar')
    const pergunta = within(await screen.findByRole('dialog', { name: 'Voltar ao documento?' }))
    await usuario.click(pergunta.getByRole('button', { name: 'Continuar preenchendo' }))
    expect(await campo('Razão social')).toHaveValue('Norte')
    await clicar('Voltar')
    await clicar('Voltar e apagar')
    await passo('Validar Cadastro')
    expect(await campo('CNPJ')).toHaveValue('11.222.333/0001-81')
    await clicar('Continuar')
    await passo('Dados da Empresa')
    expect(await campo('Razão social')).toHaveValue('')
  })
})

describe('GER-09 um valor recusado não se deixa para trás', () => {
  it('CAD-02 um documento que não cabe', async () => {
    const { clicar, campo, usuario, passo } = await abrir()
    await provarRecusa('features/cadastros/novo/passos/passo-documento.tsx', {
      ...{ usuario, servidor, texto: '112223330001811', colado: true },
      campo: await campo('CNPJ'),
      enviar: () => clicar('Continuar'),
    })
    await passo('Validar Cadastro')
  })
})
