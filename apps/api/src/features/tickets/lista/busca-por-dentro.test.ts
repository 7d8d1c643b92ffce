import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { autorizacoesDoTipo, pode } from '@balcao/dominio/permissoes'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { atendeFilas, type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { inserirEntrada } from '../nucleo/queries-mudanca.ts'
import { ticket, ticketAnexo, ticketMotivo, ticketNfd } from '../nucleo/tabelas.ts'
import { ticketMotivoAbertura, ticketTipo } from '../nucleo/tabelas-catalogo.ts'

describe('MES-08 a busca por dentro dos tickets', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let id: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    id = (
      await cenario.abrir({
        tipo: 'DEVOLUCAO_PARCIAL',
        doRepresentante: true,
        assunto: 'Entrega de terça',
        mensagem: 'Bom dia.\nAs embalagens chegaram rasgadíssimas, com formigões.',
        partes: {
          itens: [
            {
              origem: 'AVULSO',
              codigo: '8877665',
              descricao: 'Geleia de Jabuticaba 320 g',
              codigoBarras: '7891000999888',
              marca: 'Quintal',
              quantidadeSolicitada: '1',
            },
          ],
        },
      })
    ).id
  })
  afterAll(() => teste.fechar())
  afterEach(() => teste.negocio().banco.delete(permissao))

  const listados = async (termo: string, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo } = await teste.chamar(listarTickets, {
      token: await teste.tokenDe(tipo),
      query: { termo },
    })
    return corpo.itens
  }
  const buscados = async (q: string, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo } = await teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
    return corpo.grupos.find((grupo) => grupo.tipo === 'tickets')?.itens ?? []
  }

  async function escrever(
    ticketId: number,
    tipo: 'PUBLICO' | 'PRIVADO' | 'ENCAMINHAMENTO',
    mensagem: string,
    acao: 'MENSAGEM' | 'ENCAMINHAMENTO' | 'ASSUNCAO' = 'MENSAGEM',
  ) {
    await transacao(teste.negocio().banco, async (tx) =>
      inserirEntrada(tx, {
        ticketId,
        tipo,
        acao,
        mensagem,
        colaboradorId: await cenario.idDaConta('OPERADOR'),
        criadoEm: teste.agora(),
        versao: 1,
      }),
    )
  }

  it.each([
    ['palavra de mensagem, sem acento', 'rasgadissimas'],
    ['palavra ainda por terminar', 'rasgad'],
    ['outra forma da palavra', 'rasgadíssimo formigao'],
    ['nome do produto, em qualquer ordem', 'jabuticaba GELÉIA'],
    ['código do produto', '8877665'],
    ['código de barras', '7891000999888'],
    ['marca', 'quintal'],
  ])('pelo %s', async (_caso, termo) => {
    expect((await listados(termo)).map((linha) => linha.id)).toEqual([id])
    expect((await buscados(termo)).map((item) => item.id)).toEqual([id])
  })

  it('um pedaço de código de produto não é o código', async () => {
    expect(await listados('887766')).toEqual([])
  })

  it('pelo tipo, pelo motivo e pela nota de devolução', async () => {
    const { banco } = teste.negocio()
    const [motivo] = await banco
      .select({ id: ticketMotivoAbertura.id })
      .from(ticketMotivoAbertura)
      .innerJoin(ticketTipo, eq(ticketTipo.id, ticketMotivoAbertura.tipoId))
      .limit(1)
    await banco
      .update(ticketMotivoAbertura)
      .set({ descricao: 'Palete tombado' })
      .where(eq(ticketMotivoAbertura.id, motivo?.id ?? 0))
    await banco.insert(ticketMotivo).values({ ticketId: id, nivel: 1, motivoId: motivo?.id ?? 0 })
    // A type that no other test opens.
    const tipo = 'DUVIDA_FISCAL'
    await banco.update(ticketTipo).set({ descricao: 'Troca inusitada' }).where(eq(ticketTipo.chave, tipo))
    const duvida = await cenario.abrir({ tipo })
    const [anexo] = await banco
      .insert(ticketAnexo)
      .values({
        ticketId: id,
        arquivo: 'nfd-da-busca',
        nomeExibicao: 'nfd.xml',
        midia: 'application/xml',
        tamanho: 1,
        criadoEm: teste.agora(),
      })
      .returning()
    await banco.insert(ticketNfd).values({
      ticketId: id,
      chave: '4'.repeat(44),
      numero: 765_432_1,
      serie: 1,
      anexoId: anexo?.id ?? 0,
      criadaEm: teste.agora(),
    })
    expect(await listados('palete tombado')).toMatchObject([
      { id, achado: { onde: 'MOTIVO', trecho: 'Palete tombado' } },
    ])
    expect((await listados('inusitada')).map((linha) => linha.id)).toEqual([duvida.id])
    expect(await listados('7654321')).toMatchObject([{ id, achado: { onde: 'NOTA' } }])
    expect((await listados('4'.repeat(44))).map((linha) => linha.id)).toEqual([id])
  })

  it('a linha e o Ctrl+K dizem onde foi achado; não, quando já o mostram', async () => {
    const [linha] = await listados('rasgadíssimas')
    expect(linha?.achado).toEqual({
      onde: 'MENSAGEM',
      trecho: 'Bom dia. As embalagens chegaram rasgadíssimas, com formigões.',
    })
    expect((await buscados('jabuticaba'))[0]?.detalhe).toMatch(
      / · Produto: 8877665 · Geleia de Jabuticaba 320 g/,
    )
    expect((await listados('entrega terca'))[0]?.achado).toBeUndefined()
  })

  it('o que o sistema conta no histórico não é mensagem; o que a pessoa acrescentou, sim', async () => {
    await escrever(
      id,
      'ENCAMINHAMENTO',
      'Encaminhou para Chafariz.\nConfiram o lacre violado.',
      'ENCAMINHAMENTO',
    )
    await escrever(id, 'PUBLICO', 'Assumiu com Chafariz.', 'ASSUNCAO')
    expect(await listados('chafariz')).toEqual([])
    expect((await listados('lacre violado')).map((linha) => linha.id)).toEqual([id])
  })

  describe('sigilo', () => {
    const leNotas = (tipo: TipoDeUsuario) => pode(autorizacoesDoTipo(tipo), 'TICKET_INTERNO')
    const vistos = new Map<TipoDeUsuario, number>()
    beforeAll(async () => {
      for (const tipo of tiposDeUsuario) {
        const aberto = await cenario.abrir({
          tipo: 'ELOGIO',
          ...(tipo === 'CONSUMIDOR_FINAL' && { doConsumidor: true }),
          ...(tipo === 'REPRESENTANTE' && { doRepresentante: true }),
        })
        if (atendeFilas(tipo))
          await teste
            .negocio()
            .banco.update(ticket)
            .set({ operadorId: await cenario.idDaConta(tipo) })
            .where(eq(ticket.id, aberto.id))
        vistos.set(tipo, aberto.id)
        await escrever(aberto.id, 'PUBLICO', 'Segue a resposta sobre o girassol.')
        await escrever(aberto.id, 'PRIVADO', 'Suspeitamos de ornitorrinco neste caso.')
        await escrever(aberto.id, 'ENCAMINHAMENTO', 'Encaminhou para SAC.\nÉ ornitorrinco.', 'ENCAMINHAMENTO')
      }
    })

    it.each(tiposDeUsuario)('%s acha o que lê, e só isso', async (tipo) => {
      const meu = vistos.get(tipo) ?? 0
      const ids = (itens: readonly { id: number }[]) => itens.map((item) => item.id)
      expect(ids(await listados('girassol', tipo))).toContain(meu)
      expect(ids(await buscados('girassol', tipo)).length).toBeGreaterThan(0)
      const deDentro = [await listados('ornitorrinco', tipo), await buscados('ornitorrinco', tipo)]
      if (leNotas(tipo)) for (const achados of deDentro) expect(ids(achados).length).toBeGreaterThan(0)
      else expect(deDentro).toEqual([[], []])
    })

    it('quem deixa de poder ver o interno deixa de o achar', async () => {
      await teste
        .negocio()
        .banco.insert(permissao)
        .values({ tipo: 'REPRESENTANTE', acao: 'TICKET_INTERNO', autorizado: false })
      expect(await listados('ornitorrinco', 'REPRESENTANTE')).toEqual([])
      expect(await buscados('ornitorrinco', 'REPRESENTANTE')).toEqual([])
    })

    it('nem pelo que não está na mesma mensagem, nem no trecho do que se acha', async () => {
      for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const) {
        expect(await listados('girassol ornitorrinco', tipo)).toEqual([])
        for (const linha of await listados('girassol', tipo))
          expect(JSON.stringify(linha)).not.toMatch(/ornitorrinco/i)
      }
    })
  })
})
