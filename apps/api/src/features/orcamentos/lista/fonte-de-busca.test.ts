import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import type { orcamento } from '../nucleo/tabelas.ts'

describe('busca de orçamentos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let alvo: typeof orcamento.$inferSelect
  let dono: typeof cliente.$inferSelect
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    alvo = await cenario.incluirOrcamento({ campos: { id: 880_077, ordemCompra: 'ZEBRA-4455' } })
    const [achado] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, alvo.clienteId))
    if (!achado) throw new Error('sem cliente')
    dono = achado
  })
  afterAll(() => teste.fechar())

  const grupo = async (q: string, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo } = await teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
    return corpo.grupos.find((achado) => achado.tipo === 'orcamentos')
  }
  const ids = async (...pergunta: Parameters<typeof grupo>) =>
    (await grupo(...pergunta))?.itens.map(({ id }) => id) ?? []

  it.each([
    ['número', () => String(alvo.id)],
    ['ordem de compra', () => 'zebra-4455'],
    ['nome do cliente', () => dono.fantasia],
    ['documento do cliente', () => dono.documento],
  ])('GER-12 encontra o orçamento pelo %s', async (_caso, termo) => {
    expect(await ids(termo())).toContain(alvo.id)
  })

  it('GER-12 o número inteiro vem primeiro, com a data, o valor e a validade', async () => {
    expect((await grupo(String(alvo.id)))?.itens[0]).toEqual({
      id: alvo.id,
      titulo: `Orçamento ${alvo.id} · ${dono.fantasia}`,
      detalhe: [
        formatarData(alvo.incluidoEm.toISOString()),
        formatarDinheiro(alvo.valorTotal, 2),
        `Válido até ${formatarData(alvo.dataValidade)}`,
      ].join(' · '),
    })
  })

  it('GER-12 poucos, os mais novos, dizendo se há mais', async () => {
    // Of another customer, by whose name nobody looks for the one of the other tests.
    const { id: clienteId } = await cenarioDeClientes(teste).criar()
    for (let n = 0; n < 8; n++)
      await cenario.incluirOrcamento({ campos: { clienteId, ordemCompra: `MUTIRAO${n}` } })
    const achados = await grupo('mutirao')
    expect([achados?.temMais, achados?.itens.length]).toEqual([true, 6])
    expect(await grupo('zzqqzz')).toBeUndefined()
  })

  it('PER-01 ninguém encontra o que não vê; o que a própria pessoa incluiu, sim', async () => {
    const proprio = await cenario.incluirOrcamento({
      colaborador: 'REPRESENTANTE',
      campos: { ordemCompra: 'GIRAFA-1' },
    })
    for (const termo of [String(alvo.id), 'zebra'])
      for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
        expect([tipo, await ids(termo, tipo)]).toEqual([tipo, []])
    expect(await ids('girafa', 'REPRESENTANTE')).toEqual([proprio.id])
    expect(await ids('girafa', 'CONSUMIDOR_FINAL')).toEqual([])
  })

  it('PER-01 quem não abre orçamentos não os encontra', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'ORCAMENTO_VER', autorizado: false })
    expect(await ids('zebra', 'SUPERVISOR')).toEqual([])
  })
})
