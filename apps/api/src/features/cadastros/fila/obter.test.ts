import { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { ERROS } from '@balcao/dominio/erros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDaFila, formularioDeTeste } from '../../../../test/cenario-da-fila.ts'
import { filial } from '../../filiais/tabelas.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'
import { campoAdicional } from '../nucleo/tabelas.ts'

describe('GET /sac/cadastros/:idCadastro', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaFila>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaFila(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (idCadastro: number | string, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(obterCadastro, { token: await teste.tokenDe(tipo), params: { idCadastro } })

  async function camposDefinidos() {
    const definir = async (rotulo: string, tipo: 'TEXTO' | 'DATA' | 'SIM_NAO', ordem: number) => {
      const [linha] = await teste
        .negocio()
        .banco.insert(campoAdicional)
        .values({ rotulo, tipo, ordem })
        .returning({ id: campoAdicional.id })
      return linha?.id ?? 0
    }
    return {
      caixas: await definir('Caixas', 'TEXTO', 902),
      abertura: await definir('Abertura', 'DATA', 901),
      estacionamento: await definir('Estacionamento', 'SIM_NAO', 903),
      vazio: await definir('Vazio', 'TEXTO', 904),
    }
  }

  it('CAD-04 CAD-10 tudo o que foi preenchido, com os nomes do que se escolheu', async () => {
    const { banco } = teste.negocio()
    const { tabela } = await cenario.escolhas()
    const [atividade] = await opcoesDaLista(banco, 'ATIVIDADE')
    const [conheceu] = await opcoesDaLista(banco, 'COMO_CONHECEU')
    const filialId = await cenario.filialDoOperador(0)
    const [daFilial] = await banco.select().from(filial).where(eq(filial.id, filialId))
    const { caixas, abertura, estacionamento, vazio } = await camposDefinidos()
    const base = formularioDeTeste()
    const banco1 = { codigoBanco: '001', agencia: '1234', conta: '12345', contato: 'Ana' }
    const { id } = await cenario.pedir({
      formulario: {
        empresa: {
          ...base.empresa,
          filialId,
          atividade: atividade?.id ?? 0,
          comoConheceu: conheceu?.id ?? 0,
          tabelaPreco: tabela.id,
        },
        dadosBancarios: [banco1, { ...banco1, codigoBanco: '9999' }],
        camposAdicionais: [
          { id: caixas, valor: '12' },
          { id: abertura, valor: '2020-05-04' },
          { id: estacionamento, valor: 'S' },
          { id: vazio, valor: '' },
        ],
      },
    })
    const { status, corpo } = await obter(id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ id, situacao: 'PENDENTE', impedimento: null })
    expect(corpo.formulario.empresa.razaoSocial).toBe('Sol Ltda')
    expect(corpo.nomes).toEqual({
      filial: daFilial?.nome,
      atividade: atividade?.desc,
      comoConheceu: conheceu?.desc,
      tabelaPreco: tabela.nome,
      bancos: [expect.stringMatching(/Brasil/i), '9999'],
      campos: [
        { rotulo: 'Abertura', valor: '04/05/2020' },
        { rotulo: 'Caixas', valor: '12' },
        { rotulo: 'Estacionamento', valor: 'Sim' },
      ],
    })
  })

  it('CAD-11 de um pré-cadastro, o que não se escolheu não tem nome', async () => {
    const { id } = await cenario.pedir({ campos: { modo: 'SIMPLIFICADO' } })
    const { corpo } = await obter(id)
    expect(corpo.nomes).toEqual({
      filial: null,
      atividade: null,
      comoConheceu: null,
      tabelaPreco: null,
      bancos: [],
      campos: [],
    })
  })

  it('PER-01 diz por que a sessão não decide: pediu, já foi decidido, ou não tem a ação', async () => {
    const { id } = await cenario.pedir()
    const doGerente = await cenario.pedir({ solicitante: 'GERENTE' })
    const decidido = await cenario.pedir({ campos: { situacao: 'APROVADO' } })
    const impedimento = async (qual: number, tipo: TipoDeUsuario) =>
      (await obter(qual, tipo)).corpo.impedimento
    expect(await impedimento(id, 'GERENTE')).toBeNull()
    expect(await impedimento(doGerente.id, 'GERENTE')).toBe(ERROS.CADASTRO_PROPRIO.mensagem)
    expect(await impedimento(id, 'REPRESENTANTE')).toBe(ERROS.CADASTRO_PROPRIO.mensagem)
    expect(await impedimento(id, 'OPERADOR')).toBe(ERROS.SEM_PERMISSAO.mensagem)
    expect(await impedimento(decidido.id, 'OPERADOR')).toBe(ERROS.CADASTRO_JA_DECIDIDO.mensagem)
  })

  it('PER-01 404 para o que não existe e para o de um cliente que não se vê; 401; 403', async () => {
    const alheio = await cenario.pedir({ doRepresentante: false })
    for (const id of [alheio.id, 999_999, 'abc', 0])
      expect([id, (await obter(id, 'REPRESENTANTE')).status]).toEqual([id, 404])
    expect((await teste.chamar(obterCadastro, { params: { idCadastro: alheio.id } })).status).toBe(401)
    expect((await obter(alheio.id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
