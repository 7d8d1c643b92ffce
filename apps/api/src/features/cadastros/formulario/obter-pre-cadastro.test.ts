import { obterPreCadastro, preCadastrar } from '@balcao/dominio/cadastros/contratos'
import { editarTelefone } from '@balcao/dominio/clientes/secoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros } from '../../../../test/cenario-de-cadastros.ts'
import { PNG } from '../../../../test/formulario.ts'
import { cliente, clienteTelefone } from '../../clientes/tabelas.ts'
import { cadastro } from '../nucleo/tabelas.ts'

describe('pré-cadastro a completar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const obter = async (idCli: string, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterPreCadastro, { token: await teste.tokenDe(quem), query: { idCli } })

  async function simular() {
    const formulario = await cenario.preencher()
    const simulada = { ...formulario, empresa: { ...formulario.empresa, simulacao: true } }
    const { corpo } = await cenario.enviar(simulada, { arquivos: [{ nome: 'a.png', conteudo: PNG }] })
    return { formulario: simulada, idCli: corpo.idCli }
  }

  it('CAD-03 a simulação volta como foi digitada, com a versão de agora', async () => {
    const { formulario, idCli } = await simular()
    const { status, corpo } = await obter(formulario.documento)
    const { versao } = await cenario.gravado(idCli)
    expect([status, corpo.idCli, corpo.versao]).toEqual([200, idCli, versao])
    const { empresa, contatos, enderecoCobranca, enderecoEntrega } = formulario
    expect(corpo.formulario).toEqual({
      ...formulario,
      empresa: { ...empresa, inscricao: '281234560' },
      contatos: {
        ...contatos,
        telefone1: '6733224455',
        email: 'compras@emporio.com.br',
        emailNFe: 'nfe@emporio.com.br',
        emailBoleto: 'financeiro@emporio.com.br',
      },
      enderecoCobranca: { ...enderecoCobranca, cep: '79002071', cidade: 'Campo Grande' },
      enderecoEntrega: { ...enderecoEntrega, cep: '79804010' },
      tiposDosAnexos: [],
    })
  })

  it('CAD-03 o que outra pessoa mudou depois vem como está', async () => {
    const { formulario, idCli } = await simular()
    const [principal] = await banco()
      .select()
      .from(clienteTelefone)
      .where(and(eq(clienteTelefone.clienteId, idCli), eq(clienteTelefone.principal, true)))
    await teste.chamar(editarTelefone, {
      token: await teste.tokenDe('OPERADOR'),
      query: { idCli },
      corpo: { id: principal?.id, valor: '6733110022', valoranterior: principal?.numero },
    })
    const { corpo } = await obter(formulario.documento)
    expect(corpo.formulario.contatos.telefone1).toBe('6733110022')
    const inteiro = { ...corpo.formulario, empresa: { ...corpo.formulario.empresa, simulacao: false } }
    const { status } = await cenario.enviar(inteiro, {
      idCli,
      versao: corpo.versao,
      arquivos: [{ nome: 'a.png', conteudo: PNG }],
    })
    expect(status).toBe(200)
  })

  it('CAD-03 CAD-11 o pré-cadastro e o prospect que veio de outro lugar também', async () => {
    const doc = cenario.novoCpf()
    await teste.chamar(preCadastrar, {
      token: await teste.tokenDe('OPERADOR'),
      corpo: {
        doc,
        razSoc: 'Rui Barros',
        fant: 'Rui Barros',
        nomeContato: 'Rui',
        telefone: '67999554433',
        email: 'rui@x.com.br',
      },
    })
    expect((await obter(doc)).corpo.formulario).toMatchObject({
      documento: doc,
      empresa: { razaoSocial: 'Rui Barros', inscricao: '', isento: false },
      contatos: { nomeContato: 'Rui', telefone1: '67999554433' },
      enderecoCobranca: { cep: '', ibge: '' },
    })
    const dono = await cenario.criar({
      campos: { prospect: true, documento: cenario.novoCnpj(), inscricaoEstadual: 'ISENTO' },
    })
    expect((await obter(dono.documento)).corpo.formulario).toMatchObject({
      empresa: { razaoSocial: dono.razaoSocial, inscricao: '', isento: true, filialId: dono.filialId },
      enderecoCobranca: { cep: '79002000', cidade: 'Campo Grande' },
      enderecoEntrega: { cep: '79002000', cidade: 'Campo Grande' },
    })
  })

  it('CAD-03 todo prospect da demonstração se pode completar, menos o que espera uma decisão', async () => {
    const prospects = await banco().select().from(cliente).where(eq(cliente.prospect, true))
    const esperam = await banco().select().from(cadastro).where(eq(cadastro.situacao, 'PENDENTE'))
    const pendentes = new Set(esperam.map(({ clienteId }) => clienteId))
    const respostas = await Promise.all(prospects.map(({ documento }) => obter(documento, 'ADMIN')))
    expect(prospects.length - pendentes.size).toBeGreaterThan(10)
    expect(respostas.map(({ status }) => status)).toEqual(
      prospects.map(({ id }) => (pendentes.has(id) ? 409 : 200)),
    )
    expect(prospects.filter(({ simulacao }) => simulacao).length).toBeGreaterThanOrEqual(2)
  })

  it('CAD-03 404: documento de ninguém, de quem a sessão não vê, de um cliente inteiro', async () => {
    const frase = ' Pré cadastro não encontrado.'
    const { formulario } = await simular()
    const inteiro = await cenario.criar({ campos: { documento: cenario.novoCnpj() } })
    for (const [documento, quem] of [
      [cenario.novoCnpj(), 'OPERADOR'],
      [formulario.documento, 'REPRESENTANTE'],
      [inteiro.documento, 'OPERADOR'],
    ] as const)
      expect(await obter(documento, quem)).toMatchObject({
        status: 404,
        erro: { codigo: 'PRE_CADASTRO_NAO_ENCONTRADO', message: frase },
      })
  })

  it('CAD-01 409 enquanto aguarda aprovação; 422, 401 e 403', async () => {
    const formulario = await cenario.preencher()
    const simulada = { ...formulario, empresa: { ...formulario.empresa, simulacao: true } }
    await cenario.comParametro('cadastroAprovaSimulacao', 'S', null, () =>
      cenario.enviar(simulada, { arquivos: [{ nome: 'a.png', conteudo: PNG }] }),
    )
    expect(await obter(formulario.documento)).toMatchObject({
      status: 409,
      erro: { codigo: 'CADASTRO_PENDENTE' },
    })
    expect((await obter('123')).status).toBe(422)
    expect((await teste.chamar(obterPreCadastro, { query: { idCli: formulario.documento } })).status).toBe(
      401,
    )
    expect((await obter(formulario.documento, 'COLABORADOR')).status).toBe(403)
  })
})
