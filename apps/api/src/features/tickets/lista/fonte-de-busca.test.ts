import { buscarEmTudo, type TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { formatarChave } from '@balcao/dominio/notas/chave'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../../test/cenario-de-clientes.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'

describe('busca de tickets e notas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let meu: { id: number; protocolo: string }
  let nota: typeof notaFiscal.$inferSelect
  let dono: typeof cliente.$inferSelect
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    meu = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1, assunto: 'Paletes úmidos na doca' })
    const { banco } = teste.negocio()
    const [item] = await cenario.itens(meu.id)
    const [achada] = await banco
      .select()
      .from(notaFiscal)
      .where(eq(notaFiscal.id, item?.notaId ?? 0))
    const [comprador] = await banco
      .select()
      .from(cliente)
      .where(eq(cliente.id, achada?.clienteId ?? 0))
    if (!achada || !comprador) throw new Error('sem nota')
    nota = achada
    dono = comprador
  })
  afterAll(() => teste.fechar())

  const buscar = async (q: string, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(buscarEmTudo, { token: await teste.tokenDe(tipo), query: { q } })
  const grupo = async (especie: TipoDeResultado, q: string, tipo: TipoDeUsuario = 'OPERADOR') =>
    (await buscar(q, tipo)).corpo.grupos.find((achado) => achado.tipo === especie)?.itens ?? []
  const ids = async (...pergunta: Parameters<typeof grupo>) => (await grupo(...pergunta)).map(({ id }) => id)

  it.each([
    ['protocolo', () => meu.protocolo],
    ['protocolo com máscara', () => formatarProtocolo(meu.protocolo)],
    ['número', () => String(meu.id)],
    ['assunto, sem acentos e em qualquer ordem', () => 'doca umidos'],
    ['nome do cliente', () => dono.fantasia],
    ['documento do cliente', () => dono.documento],
    ['número da nota', () => String(nota.numero)],
  ])('TIC-01 encontra o ticket pelo %s', async (_caso, termo) => {
    expect(await ids('tickets', termo())).toContain(meu.id)
  })

  it('TIC-01 o que foi digitado inteiro vem primeiro, com o que o distingue', async () => {
    const [primeiro] = await grupo('tickets', formatarProtocolo(meu.protocolo))
    expect(primeiro).toEqual({
      id: meu.id,
      titulo: `${formatarProtocolo(meu.protocolo)} · Paletes úmidos na doca`,
      detalhe: `${dono.fantasia} · Devolução parcial · Aberto`,
    })
  })

  it('TIC-01 poucos, dizendo se há mais', async () => {
    // Of another customer, by whose name nobody looks for the one of the other tests.
    const { id: clienteId } = await cenarioDeClientes(teste).criar()
    for (let n = 0; n < 7; n++)
      await cenario.abrir({ tipo: 'ELOGIO', assunto: 'Mutirão zebra', campos: { clienteId } })
    const { corpo } = await buscar('zebra')
    expect(corpo.grupos.find(({ tipo }) => tipo === 'tickets')).toMatchObject({ temMais: true })
    expect(await grupo('tickets', 'zebra')).toHaveLength(6)
  })

  it('PER-01 ninguém encontra o ticket que não vê', async () => {
    const { banco } = teste.negocio()
    const [fiscal] = await banco.select().from(setor).where(eq(setor.nome, 'Fiscal'))
    const { id, protocolo } = await cenario.abrir({
      tipo: 'ELOGIO',
      criador: 'ADMIN',
      assunto: 'Girafa secreta',
      campos: { setorId: fiscal?.id ?? 0 },
    })
    expect(await ids('tickets', 'girafa', 'ADMIN')).toEqual([id])
    for (const tipo of ['OPERADOR', 'REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
      for (const termo of ['girafa', protocolo, String(id)])
        expect([tipo, await ids('tickets', termo, tipo)]).toEqual([tipo, expect.not.arrayContaining([id])])
    const proprio = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true, assunto: 'Girafa minha' })
    expect(await ids('tickets', 'girafa', 'CONSUMIDOR_FINAL')).toEqual([proprio.id])
  })

  it('encontra a nota pelo número e pela chave', async () => {
    const { banco } = teste.negocio()
    const [real] = await banco.select().from(notaFiscal).where(eq(notaFiscal.serie, 1)).limit(1)
    if (!real) throw new Error('a demonstração não tem notas')
    const [primeira] = await grupo('notas', String(real.numero), 'ADMIN')
    expect(primeira).toMatchObject({
      titulo: expect.stringContaining(`NF ${real.numero} · `),
      detalhe: expect.stringContaining('R$'),
    })
    expect(await ids('notas', String(real.numero), 'ADMIN')).toContain(real.id)
    expect(await ids('notas', real.chave, 'ADMIN')).toEqual([real.id])
    expect(await ids('notas', formatarChave(real.chave), 'ADMIN')).toEqual([real.id])
    expect(await ids('notas', 'zebra', 'ADMIN')).toEqual([])
  })

  it('PER-01 a nota segue a visibilidade do seu cliente', async () => {
    const termo = String(nota.numero)
    expect(await ids('notas', termo)).toEqual([nota.id])
    expect(await ids('notas', termo, 'REPRESENTANTE')).toEqual([])
    expect(await ids('notas', termo, 'CONSUMIDOR_FINAL')).toEqual([])
  })

  it('PER-01 sem a permissão de ver tickets eles não se encontram', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
    expect(await ids('tickets', meu.protocolo, 'SUPERVISOR')).toEqual([])
  })
})
