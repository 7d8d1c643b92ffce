import { obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { criarContato, listarTelefones } from '@balcao/dominio/contatos/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros, PROVA } from '../../../../test/cenario-de-cadastros.ts'
import { agenda } from '../../agendas/tabelas.ts'
import {
  type cliente,
  clienteEmail,
  clienteFilial,
  clienteTelefone,
  colaboradorCliente,
} from '../../clientes/tabelas.ts'
import { contato } from '../../contatos/tabelas.ts'
import { clienteDocumento } from '../../documentacao/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { clienteReferencia } from '../nucleo/tabelas.ts'

describe('completar o cadastro de um prospect', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  async function prospect(campos: Partial<typeof cliente.$inferInsert> = {}) {
    const dono = await cenario.criar({
      campos: { prospect: true, documento: cenario.novoCnpj(), dataUltimaCompra: null, ...campos },
    })
    return { dono, formulario: await cenario.preencher(dono.documento) }
  }

  it('CAD-01 o mesmo cliente, agora inteiro; o que outros gravaram fica', async () => {
    const { dono, formulario } = await prospect()
    await cenario.agenda(dono, 'OPERADOR')
    await banco()
      .insert(clienteTelefone)
      .values({ clienteId: dono.id, numero: '6733990011', descricao: 'Depósito' })
    const token = await teste.tokenDe('OPERADOR')
    const [, , tipo] = await banco().select().from(contato).limit(3)
    await teste.chamar(criarContato, {
      token,
      params: { idCli: dono.id },
      corpo: { contato: 'Beto Reis', tipocontato: tipo?.tipoId, documento: null, email: null },
    })
    const { versao } = await cenario.gravado(dono.id)
    const { status, corpo } = await cenario.enviar(formulario, {
      arquivos: PROVA,
      idCli: dono.id,
      versao,
    })
    expect([status, corpo.idCli, corpo.situacao]).toEqual([200, dono.id, 'APROVADO'])
    const depois = await cenario.gravado(dono.id)
    expect(depois).toMatchObject({
      documento: dono.documento,
      razaoSocial: 'Empório do Cerrado Alimentos Ltda',
      prospect: false,
      dataCadastro: dono.dataCadastro,
      telefone: '6733224455',
    })
    expect(depois.versao).toBeGreaterThan(versao)
    expect(await banco().$count(agenda, eq(agenda.clienteId, dono.id))).toBe(1)
    const nomes = await banco().select().from(contato).where(eq(contato.clienteId, dono.id))
    expect(nomes.map(({ nome }) => nome).toSorted()).toEqual(['Beto Reis', 'Marina Lopes'])
    const telefones = await teste.chamar(listarTelefones, { token, params: { idCli: dono.id } })
    expect(telefones.corpo.itens.map(({ tel }) => tel)).toEqual([
      '6733224455',
      '6733990011',
      '67999112233',
      '67988776655',
    ])
    const emails = await banco().select().from(clienteEmail).where(eq(clienteEmail.clienteId, dono.id))
    expect(emails.find(({ principal }) => principal)).toMatchObject({
      id: dono.emailId,
      email: 'compras@emporio.com.br',
    })
    expect(await banco().$count(clienteFilial, eq(clienteFilial.clienteId, dono.id))).toBe(1)
    expect(await cenario.cadastrosDe(dono.id)).toMatchObject([{ completa: true, situacao: 'APROVADO' }])
  })

  it('CAD-01 numa filial que só pré-cadastra, o prospect é completado, com os contatos curtos', async () => {
    const { dono, formulario } = await prospect()
    const { filialId } = formulario.empresa
    await cenario.comParametro('cadastraCliente', 'SIMPLIFICADO', filialId, async () => {
      const curto = { ...formulario, referenciasComerciais: [] }
      const { status } = await cenario.enviar(curto, { arquivos: PROVA, idCli: dono.id })
      expect(status).toBe(200)
    })
    expect(await cenario.gravado(dono.id)).toMatchObject({ prospect: false })
    expect(await cenario.cadastrosDe(dono.id)).toMatchObject([{ completa: true, modo: 'AVANCADO' }])
  })

  it('CAD-01 o histórico diz o que mudou', async () => {
    const { dono, formulario } = await prospect()
    await cenario.comParametro('cadastroAprovaSimulacao', 'S', null, async () => {
      const empresa = { ...formulario.empresa, simulacao: true }
      await cenario.enviar({ ...formulario, empresa }, { arquivos: PROVA, idCli: dono.id })
    })
    expect(await cenario.ultimoHistorico('cliente', dono.id)).toMatchObject({
      acao: 'COMPLETAR_CADASTRO',
      dados: {
        simulacao: true,
        mudancas: {
          telefone: { de: dono.telefone, para: '6733224455' },
          simulacao: { de: false, para: true },
        },
      },
    })
  })

  it('CAD-08 CAD-09 de uma simulação para o inteiro, nada se repete', async () => {
    const formulario = await cenario.preencher()
    const simulada = { ...formulario, empresa: { ...formulario.empresa, simulacao: true } }
    const { corpo } = await cenario.enviar(simulada, { arquivos: PROVA })
    const { status } = await cenario.enviar(formulario, { arquivos: PROVA, idCli: corpo.idCli })
    expect(status).toBe(200)
    const quantos = await Promise.all(
      [clienteTelefone, clienteEmail, clienteReferencia, enderecoEntrega, contato].map((tabela) =>
        banco().$count(tabela, eq(tabela.clienteId, corpo.idCli)),
      ),
    )
    expect(quantos).toEqual([3, 3, 3, 1, 1])
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({ prospect: false, simulacao: false })
  })

  it('CAD-08 trocar o telefone principal com o celular não perde nenhum dos dois', async () => {
    const { dono, formulario } = await prospect({ telefone: '6733224455' })
    const contatos = { ...formulario.contatos, telefone1: '67999112233', celular1: '6733224455' }
    await cenario.enviar({ ...formulario, contatos }, { arquivos: PROVA, idCli: dono.id })
    const linhas = await banco().select().from(clienteTelefone).where(eq(clienteTelefone.clienteId, dono.id))
    expect(linhas.map(({ numero, principal }) => [numero, principal])).toEqual([
      ['67999112233', true],
      ['6733224455', false],
      ['67988776655', false],
    ])
  })

  it('CAD-09 volta a entregar no endereço de cobrança, e o outro fica na lista', async () => {
    const { dono, formulario } = await prospect()
    const [antes] = await banco()
      .insert(enderecoEntrega)
      .values({ ...semComplemento(formulario.enderecoEntrega), clienteId: dono.id, selecionado: true })
      .returning()
    const junto = { ...formulario, enderecoEntrega: formulario.enderecoCobranca }
    await cenario.enviar(junto, { arquivos: PROVA, idCli: dono.id })
    expect(
      await banco().select().from(enderecoEntrega).where(eq(enderecoEntrega.clienteId, dono.id)),
    ).toMatchObject([{ id: antes?.id, selecionado: false, excluidoEm: null }])
  })

  it('CAD-12 a prova do regime especial que já é do cliente não se pede outra vez', async () => {
    const { dono, formulario } = await prospect()
    const completar = () => cenario.enviar(formulario, { idCli: dono.id })
    const semProva = await completar()
    expect([semProva.status, semProva.erro.campos]).toEqual([
      422,
      { anexos: 'Obrigatório incluir um anexo.' },
    ])
    const token = await teste.tokenDe('OPERADOR')
    const ler = async () =>
      (await teste.chamar(obterPreCadastro, { token, query: { idCli: dono.documento } })).corpo.comProva
    expect(await ler()).toBe(false)
    await banco().insert(clienteDocumento).values({
      clienteId: dono.id,
      tipo: 'REGIME_ESPECIAL',
      arquivo: 'documentos/prova',
      nomeExibicao: 'prova.png',
      midia: 'image/png',
      tamanho: 1,
      criadoEm: teste.agora(),
    })
    expect(await ler()).toBe(true)
    expect((await completar()).status).toBe(200)
  })

  it('CAD-01 404 para o prospect que a sessão não vê e o que não existe', async () => {
    const { dono, formulario } = await prospect()
    const doOutro = await cenario.enviar(formulario, {
      quem: 'REPRESENTANTE',
      arquivos: PROVA,
      idCli: dono.id,
    })
    expect(doOutro.status).toBe(404)
    expect((await cenario.enviar(formulario, { arquivos: PROVA, idCli: 9e6 })).status).toBe(404)
    expect((await cenario.gravado(dono.id)).prospect).toBe(true)
  })

  it('CAD-01 422 no documento que não é o do prospect; 409 no que já é cliente', async () => {
    const { dono, formulario } = await prospect()
    const outro = { ...formulario, documento: cenario.novoCnpj() }
    const { status, erro } = await cenario.enviar(outro, { arquivos: PROVA, idCli: dono.id })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['documento']])
    const { dono: inteiro, formulario: seu } = await prospect({ prospect: false })
    expect(await cenario.enviar(seu, { arquivos: PROVA, idCli: inteiro.id })).toMatchObject({
      status: 409,
      erro: { codigo: 'CLIENTE_JA_COMPLETO' },
    })
  })

  it('CAD-01 409 sobre uma versão que já não é a que se viu; de dois ao mesmo tempo, um', async () => {
    const { dono, formulario } = await prospect()
    expect(
      await cenario.enviar(formulario, { arquivos: PROVA, idCli: dono.id, versao: dono.versao + 1 }),
    ).toMatchObject({ status: 409, erro: { codigo: 'ALTERADO_POR_OUTRA_PESSOA' } })
    const envio = { arquivos: PROVA, idCli: dono.id, versao: dono.versao }
    const respostas = await Promise.all([
      cenario.enviar(formulario, envio),
      cenario.enviar(formulario, { ...envio, quem: 'ADMIN' }),
    ])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await cenario.cadastrosDe(dono.id)).toHaveLength(1)
  })

  it('PER-05 SEG-01 o que o portal não muda, o cadastro também não: telefone, e-mail, atividade, identidade', async () => {
    const { dono, formulario } = await prospect({ atividadeTravada: true, atividade: 'Só do ERP' })
    await banco()
      .update(clienteTelefone)
      .set({ permiteEditar: false })
      .where(eq(clienteTelefone.id, dono.telefoneId))
    await banco().update(clienteEmail).set({ permiteEditar: false }).where(eq(clienteEmail.id, dono.emailId))
    const { status, erro } = await cenario.enviar(formulario, { arquivos: PROVA, idCli: dono.id })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([
      422,
      ['contatos.telefone1', 'contatos.email', 'empresa.atividade'],
    ])
    const { dono: provado, formulario: seu } = await prospect()
    await banco()
      .insert(colaboradorCliente)
      .values({
        colaboradorId: await cenario.idDaConta('CONSUMIDOR_FINAL'),
        clienteId: provado.id,
        prova: 'EMAIL',
        vinculadoEm: teste.agora(),
      })
    const recusa = await cenario.enviar(seu, { arquivos: PROVA, idCli: provado.id })
    expect(Object.keys(recusa.erro.campos ?? {})).toEqual(['contatos.email'])
    const contatos = { ...seu.contatos, email: provado.email }
    expect((await cenario.enviar({ ...seu, contatos }, { arquivos: PROVA, idCli: provado.id })).status).toBe(
      200,
    )
  })
})

const semComplemento = <T extends { complemento: string; cep: string }>({
  complemento: _,
  cep,
  ...resto
}: T) => ({
  ...resto,
  cep: cep.replace('-', ''),
})
