import { MENSAGENS } from '@balcao/dominio/mensagens'
import { perderOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

describe('POST /orcamentos/:id/perder', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let motivo: { id: number; desc: string }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    const [um] = await opcoesDaLista(teste.negocio().banco, 'MOTIVO_PERDA')
    if (!um) throw new Error('sem motivos')
    motivo = um
  })
  afterAll(() => teste.fechar())

  const perder = async (id: number, corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(perderOrcamento, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { motivoPerda: motivo.id, versao: 1, ...corpo },
    })
  const comoEsta = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    return linha
  }

  it('VEN-02 perde com o motivo, no histórico e no registro de atividades', async () => {
    const { id, clienteId } = await cenario.incluirOrcamento()
    const { status, corpo } = await perder(id, { observacao: 'Comprou de outro' })
    expect([status, corpo.message]).toEqual([200, 'Orçamento dado por perdido.'])
    expect(await comoEsta(id)).toMatchObject({ status: 'PERDIDO', motivoPerdaId: motivo.id, versao: 2 })
    const { banco } = teste.negocio()
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(id))))
    expect(entrada).toMatchObject({
      acao: 'PERDA',
      dados: { motivoPerda: motivo.desc, observacao: 'Comprou de outro' },
    })
    const [registro] = await banco
      .select()
      .from(atividade)
      .where(eq(atividade.clienteId, clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    expect(registro).toMatchObject({
      tipo: 'ORCAMENTO',
      referenciaId: id,
      historico: `Orçamento ${id} perdido (${motivo.desc}): Comprou de outro`,
    })
  })

  it('VEN-02 409 para o já decidido e para a versão que mudou; o vencido ainda se perde', async () => {
    const virouPedido = await cenario.incluirOrcamento({
      campos: { pedidoId: (await cenario.incluirPedido()).id },
    })
    const decidido = await perder(virouPedido.id)
    expect([decidido.status, decidido.erro.codigo]).toEqual([409, 'ORCAMENTO_ENCERRADO'])
    const { id } = await cenario.incluirOrcamento({ campos: { versao: 2 } })
    const velho = await perder(id)
    expect([velho.status, velho.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    const vencido = await cenario.incluirOrcamento({ campos: { dataValidade: '2020-01-01' } })
    expect((await perder(vencido.id)).status).toBe(200)
    expect((await perder(vencido.id, { versao: 2 })).erro.codigo).toBe('ORCAMENTO_ENCERRADO')
  })

  it('VEN-02 422 no campo para o motivo que saiu da lista ou é de outra', async () => {
    const { banco } = teste.negocio()
    const { id } = await cenario.incluirOrcamento()
    const [fora] = await banco
      .insert(opcaoDeCadastro)
      .values({ lista: 'MOTIVO_PERDA', descricao: 'Antigo', ativa: false, ordem: 99 })
      .returning()
    const [deOutra] = await opcoesDaLista(banco, 'MOTIVO_ATENDIMENTO')
    for (const motivoPerda of [fora?.id, deOutra?.id, 999_999]) {
      const { status, erro } = await perder(id, { motivoPerda })
      expect([status, erro.campos]).toEqual([422, { motivoPerda: MENSAGENS.invalido }])
    }
    expect((await perder(id, { observacao: 'x'.repeat(1001) })).status).toBe(422)
    expect((await comoEsta(id))?.perdidoEm).toBeNull()
  })

  it('PER-01 404 para o que não se vê; 401 sem sessão; 403 sem a ação', async () => {
    const { id } = await cenario.incluirOrcamento()
    expect((await perder(id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await perder(999_999_999)).status).toBe(404)
    expect((await teste.chamar(perderOrcamento, { params: { id } })).status).toBe(401)
    expect((await perder(id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
