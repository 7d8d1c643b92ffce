import { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros, PROVA } from '../../../../test/cenario-de-cadastros.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { efetivarCadastro } from '../nucleo/efetivar.ts'

describe('cadastros que esperam aprovação', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  async function doRepresentante() {
    const formulario = await cenario.preencher()
    const empresa = { ...formulario.empresa, filialId: await cenario.filialDe('REPRESENTANTE') }
    return { ...formulario, empresa }
  }

  it('CAD-01 o do representante espera aprovação, como prospect da sua carteira, que ele vê', async () => {
    const formulario = await doRepresentante()
    const { status, corpo } = await cenario.enviar(formulario, { quem: 'REPRESENTANTE', arquivos: PROVA })
    expect([status, corpo.situacao, corpo.message]).toEqual([
      200,
      'PENDENTE',
      'Cadastro enviado para aprovação.',
    ])
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({
      prospect: true,
      simulacao: false,
      representanteId: await cenario.idDaConta('REPRESENTANTE'),
    })
    const token = await teste.tokenDe('REPRESENTANTE')
    const visto = await teste.chamar(obterCliente, { token, params: { idCli: corpo.idCli } })
    expect(visto.status).toBe(200)
    expect(await cenario.cadastrosDe(corpo.idCli)).toMatchObject([
      { situacao: 'PENDENTE', decididoEm: null, formulario: { documento: formulario.documento } },
    ])
    const { erro } = await cenario.enviar(formulario, {
      quem: 'REPRESENTANTE',
      arquivos: PROVA,
      idCli: corpo.idCli,
    })
    expect(erro.codigo).toBe('CADASTRO_PENDENTE')
  })

  it('CAD-03 quem decide vê o que foi dito a quem pediu: clientes parecidos e o que parece errado', async () => {
    const formulario = await doRepresentante()
    const telefone1 = '+55 (67) 3344-5566'
    const gemeo = await cenario.criar({ doRepresentante: true, campos: { telefone: '6733445566' } })
    const alheio = await cenario.criar({ campos: { telefone: '6733445566', representanteId: null } })
    const { corpo } = await cenario.enviar(
      {
        ...formulario,
        empresa: { ...formulario.empresa, inscricao: '281234567' },
        contatos: { ...formulario.contatos, telefone1 },
        enderecoEntrega: { ...formulario.enderecoEntrega, cep: '01310-100' },
      },
      { quem: 'REPRESENTANTE', arquivos: PROVA },
    )
    expect(Object.keys(corpo.avisos)).toEqual(['empresa.inscricao', 'enderecoEntrega.cep'])
    // What one finds by the phone, with or without the country's code, is kept by its digits.
    expect((await cenario.gravado(corpo.idCli)).telefone).toBe('6733445566')
    const visto = await teste.chamar(obterCadastro, {
      token: await teste.tokenDe('GERENTE'),
      params: { idCadastro: corpo.idCadastro },
    })
    expect(visto.corpo.avisos).toEqual(corpo.avisos)
    const parecidos = visto.corpo.parecidos.map(({ id, porque }) => [id, porque.includes('TELEFONE')])
    expect(parecidos).toContainEqual([gemeo.id, true])
    expect(parecidos.map(([id]) => id)).not.toContain(alheio.id)
  })

  it('PAR-03 com o parâmetro da filial desligado, vale na hora', async () => {
    const formulario = await doRepresentante()
    const { filialId } = formulario.empresa
    await cenario.comParametro('cadastroAprovaRepresentante', 'N', filialId, async () => {
      const { corpo } = await cenario.enviar(formulario, { quem: 'REPRESENTANTE', arquivos: PROVA })
      expect(corpo.situacao).toBe('APROVADO')
      expect((await cenario.gravado(corpo.idCli)).prospect).toBe(false)
    })
  })

  it('CAD-06 PAR-03 a simulação espera aprovação onde a filial o diz', async () => {
    const formulario = await cenario.preencher()
    const empresa = { ...formulario.empresa, simulacao: true }
    await cenario.comParametro('cadastroAprovaSimulacao', 'S', null, async () => {
      const { corpo } = await cenario.enviar({ ...formulario, empresa }, { arquivos: PROVA })
      expect(corpo.situacao).toBe('PENDENTE')
    })
  })

  it.each([
    ['COMPLETO', false, false],
    ['AVANCADO', false, false],
    ['COMPLETO', true, true],
    ['SIMPLIFICADO', false, true],
  ] as const)(
    'CAD-01 efetivar um cadastro %s (simulação: %s) deixa prospect: %s',
    async (modo, simulacao, prospect) => {
      const { id, versao } = await cenario.criar({ campos: { prospect: true } })
      const autoria = { agora: teste.agora(), colaboradorId: null, requisicao: null, ip: null, muda: [] }
      await transacao(teste.negocio().banco, (tx) =>
        efetivarCadastro(tx, { clienteId: id, modo, simulacao, autoria }),
      )
      expect(await cenario.gravado(id)).toMatchObject({ prospect, simulacao, versao: versao + 1 })
      expect(await cenario.ultimoHistorico('cliente', id)).toEqual({
        acao: 'EFETIVAR_CADASTRO',
        dados: { modo, simulacao },
      })
    },
  )
})
