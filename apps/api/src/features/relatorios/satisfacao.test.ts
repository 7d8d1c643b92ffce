import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { cenarioDoLink } from '../../../test/cenario-do-link.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { ticketAvaliacao } from '../avaliacoes/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import type { ChaveDeRelatorio } from './definicoes/catalogo.ts'

describe('satisfação dos clientes', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDoLink>
  let relatorios: ReturnType<typeof cenarioDeRelatorios>
  let periodo: string
  let protocolo: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDoLink(teste)
    relatorios = cenarioDeRelatorios(teste)
    const hoje = hojeEm(teste.agora())
    periodo = `${somarDias(hoje, -30)}..${hoje}`
    const campos = { finalizadoEm: teste.agora(), operadorId: await cenario.idDaConta('OPERADOR') }
    const dizer = async (nota: number, comentario = '') => {
      const { segredo, id, ...aberto } = await cenario.comLink({ campos })
      expect((await cenario.avaliar(segredo, { nota, comentario })).status).toBe(200)
      // Given to others afterwards: the rating stays with whom it was about.
      await cenario.mudar(id, { operadorId: null })
      return aberto
    }
    await dizer(5)
    protocolo = (await dizer(2, 'Demorou muito.')).protocolo
    await cenario.abrir({ tipo: 'ATRASO_ENTREGA', campos })
    await cenario.abrir({ tipo: 'ATRASO_ENTREGA', campos: { ...campos, finalizadoEm: null } })
  })
  afterAll(() => teste.fechar())

  const linhasDe = async (chave: ChaveDeRelatorio, corpo: object, tipo: TipoDeUsuario = 'ADMIN') =>
    relatorios.linhasDe(chave, { PERIODO: periodo, ...corpo }, await teste.tokenDe(tipo))

  it('ALC-04 REL-01 média, distribuição e quantos avaliaram, de quem atendeu', async () => {
    const { linhas, totais } = await linhasDe('SATISFACAO', { AGRUPAR: 'OPERADOR' })
    const numeros = ['3', '2', '66,67%', '3,5', '0', '1', '0', '0', '1']
    expect(linhas).toEqual([[nomeDaConta('OPERADOR'), ...numeros]])
    expect(totais).toEqual(['Total', ...numeros])
    for (const AGRUPAR of ['SETOR', 'TIPO', 'FILIAL', 'MES'])
      expect((await linhasDe('SATISFACAO', { AGRUPAR })).totais.slice(1)).toEqual(numeros)
    const antes = await linhasDe('SATISFACAO', { AGRUPAR: 'SETOR', PERIODO: '2020-01-01..2020-02-01' })
    expect(antes.html).toContain('Nenhum registro encontrado com estes filtros.')
  })

  it('ALC-04 REL-01 os comentários, um por um, também só os de nota baixa', async () => {
    expect((await linhasDe('AVALIACOES', {})).linhas).toHaveLength(2)
    const { linhas } = await linhasDe('AVALIACOES', { ATE_NOTA: 2, COMENTADAS: true })
    expect(linhas).toHaveLength(1)
    expect(linhas[0]?.slice(1, 6)).toEqual([
      formatarProtocolo(protocolo),
      '2',
      'Demorou muito.',
      'Ana Lima',
      nomeDaConta('OPERADOR'),
    ])
  })

  it('ALC-04 REL-01 do que ninguém assumiu, quem finalizou; o protocolo como se lê, também na planilha', async () => {
    const { banco } = teste.negocio()
    const [motivo] = await banco
      .select()
      .from(motivoFinalizacao)
      .where(and(eq(motivoFinalizacao.conclui, false), eq(motivoFinalizacao.duplicado, false)))
    const finalizado = async () => {
      const { id, protocolo } = await cenario.abrir({ tipo: 'ATRASO_ENTREGA', campos: { operadorId: null } })
      const segredo = await cenario.criarLink(id)
      const { versao } = await cenario.linha(id)
      const fim = await teste.chamar(finalizarTicket, {
        token: await teste.tokenDe('SUPERVISOR'),
        params: { idTicket: id },
        corpo: { versao, motivo: motivo?.id ?? 0, observacao: 'Combinado por telefone.' },
      })
      expect(fim.status).toBe(200)
      return { id, segredo, protocolo: formatarProtocolo(protocolo) }
    }
    const avaliado = await finalizado()
    const outro = await finalizado()
    expect((await cenario.avaliar(avaliado.segredo, { nota: 3 })).status).toBe(200)
    const desta = async () =>
      (await linhasDe('AVALIACOES', {})).linhas.find((linha) => linha[1] === avaliado.protocolo)
    expect((await desta())?.[5]).toBe(nomeDaConta('SUPERVISOR'))
    const { linhas } = await linhasDe('SATISFACAO', { AGRUPAR: 'OPERADOR' })
    expect(linhas.find(([quem]) => quem === nomeDaConta('SUPERVISOR'))?.slice(1, 3)).toEqual(['2', '1'])
    // One kept before there was this rule.
    await banco
      .update(ticketAvaliacao)
      .set({ operadorId: null })
      .where(eq(ticketAvaliacao.ticketId, avaliado.id))
    expect((await desta())?.[5]).toBe(nomeDaConta('SUPERVISOR'))
    const gerado = await relatorios.gerar('AVALIACOES', { PERIODO: periodo }, await teste.tokenDe('ADMIN'))
    const csv = await relatorios.abrir(`${gerado.corpo.url}&formato=csv`)
    expect(csv.body).toContain(`;${avaliado.protocolo};3;`)
    // Out of the period that the other tests count.
    await banco.delete(ticketAvaliacao).where(eq(ticketAvaliacao.ticketId, avaliado.id))
    for (const { id } of [avaliado, outro]) await cenario.mudar(id, { finalizadoEm: new Date(0) })
  })

  it('PER-01 quem não vê por dentro não tem o relatório', async () => {
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await relatorios.gerar('SATISFACAO', { PERIODO: periodo, AGRUPAR: 'SETOR' }, token)).status).toBe(
      403,
    )
  })
})
