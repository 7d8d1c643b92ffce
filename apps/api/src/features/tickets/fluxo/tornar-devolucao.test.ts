import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { tornarDevolucao } from '@balcao/dominio/tickets/fluxo/contratos-devolucao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { emColchetes, montarFormulario, PNG } from '../../../../test/formulario.ts'
import { receberEmail } from '../../../../test/receber-email.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco
let remetente = 0

/** A message with photos, of somebody nobody knows, and a spreadsheet that is none. */
async function porEmail(filialId: number, fotos = ['caixa.png', 'lado.png']) {
  const parte = (nome: string, tipo: string, corpo: string) =>
    `--x\r\nContent-Type: ${tipo}; name="${nome}"\r\nContent-Disposition: attachment; filename="${nome}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${corpo}\r\n`
  // The same picture twice is one file.
  const partes = fotos.map((nome, i) =>
    parte(nome, 'image/png', Buffer.concat([PNG, Buffer.alloc(i)]).toString('base64')),
  )
  const xml = parte('nota.xml', 'text/xml', Buffer.from('<?xml version="1.0"?><a/>').toString('base64'))
  const { ticketId } = await receberEmail(
    abertura.teste,
    escreverEmail(`--x\r\nContent-Type: text/plain\r\n\r\nChegou quebrado\r\n${partes.join('')}${xml}--x--`, {
      From: `Zé <ze${++remetente}@estranho.test>`,
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/mixed; boundary=x',
    }),
    filialId,
  )
  const id = Number(ticketId)
  const { anexos } = await abertura.partes(id)
  return { id, anexos, fotos: anexos.filter(({ midia }) => midia === 'image/png') }
}

async function pedido(chave = 'DEVOLUCAO_PARCIAL') {
  const {
    assunto: _,
    mensagem: __,
    origem: ___,
    itensAvulsos: ____,
    ...corpo
  } = await abertura.preencher(chave)
  const [quem] = await banco().select().from(transportadora).where(eq(transportadora.ativa, true)).limit(1)
  return { ...corpo, transportadora_id: quem?.id, versao: 1 } as unknown as {
    idTipo: number
    idCli: number
    idFil: number
    itens: { produto_id: number }[]
  }
}

const agir = async (id: number, corpo: object, quem: TipoDeUsuario = 'GERENTE') =>
  abertura.teste.chamar(tornarDevolucao, {
    params: { idTicket: id },
    corpo,
    token: await abertura.teste.tokenDe(quem),
  })

describe('TIC-10 MES-07 o que veio por mensagem se torna uma devolução', () => {
  it('de quem ninguém conhece: o cliente da nota, os produtos, e as fotos como evidência, sem perder a conversa', async () => {
    const corpo = await pedido()
    const { id, fotos } = await porEmail(corpo.idFil)
    const [primeiro, segundo] = corpo.itens
    const sem = await abertura.teste.chamar(reclassificarTicket, {
      params: { idTicket: id },
      corpo: { versao: (await abertura.linha(id)).versao, idTipo: corpo.idTipo },
      token: await abertura.teste.tokenDe('GERENTE'),
    })
    expect(sem.erro.codigo).toBe('TIPO_SO_PARA_CLIENTES')
    const versao = (await abertura.linha(id)).versao
    const evidencias = [
      { anexo: fotos[0]?.id, produto_id: primeiro?.produto_id },
      { anexo: fotos[1]?.id, produto_id: segundo?.produto_id },
    ]
    const { status, corpo: feito } = await agir(id, { ...corpo, versao, evidencias })
    expect(status).toBe(200)
    const linha = await abertura.linha(id)
    expect(linha).toMatchObject({
      tipoId: corpo.idTipo,
      clienteId: corpo.idCli,
      filialId: corpo.idFil,
      versao: feito.versao,
      assunto: 'Caixa amassada',
      percurso: [],
    })
    const { itens, anexos, motivos } = await abertura.partes(id)
    expect(itens.map(({ notaItemId }) => notaItemId)).toEqual(corpo.itens.map(({ produto_id }) => produto_id))
    expect(motivos.length).toBeGreaterThan(0)
    const donoDe = (anexo: unknown) => anexos.find((um) => um.id === anexo)
    expect(donoDe(fotos[0]?.id)).toMatchObject({ itemId: itens[0]?.id, historicoId: expect.any(Number) })
    expect(donoDe(fotos[1]?.id)).toMatchObject({ itemId: itens[1]?.id })
    const acoes = (await abertura.historico(id)).map(({ acao, mensagem }) => [acao, mensagem])
    expect(acoes[0]).toEqual(['ABERTURA', 'Chegou quebrado'])
    expect(acoes.slice(-2).map(([acao]) => acao)).toEqual(['CADASTRO', 'RECLASSIFICACAO'])
  })

  it('com fotos novas também; o que exige foto aceita a que veio na mensagem', async () => {
    const corpo = await pedido()
    const [primeiro, segundo] = corpo.itens
    const { id, fotos } = await porEmail(corpo.idFil, ['caixa.png'])
    await banco().execute(sql`update produto set anexo_obrigatorio = true where id in (
      select produto_id from nota_item where id in (${primeiro?.produto_id}, ${segundo?.produto_id}))`)
    try {
      const evidencias = [{ anexo: fotos[0]?.id, produto_id: primeiro?.produto_id }]
      const { versao } = await abertura.linha(id)
      const falta = await agir(id, { ...corpo, versao, evidencias })
      expect([falta.status, Object.keys(falta.erro.campos ?? {})]).toEqual([422, ['itens.1']])
      const inteiro = {
        ...{ ...corpo, versao, evidencias },
        arquivosDosItens: [{ arquivo: 0, produto_id: segundo?.produto_id }],
      }
      const { corpo: formulario, headers } = await montarFormulario(emColchetes(inteiro), [
        { nome: 'nova.png', conteudo: PNG },
      ])
      const { status } = await abertura.teste.chamar(tornarDevolucao, {
        params: { idTicket: id },
        corpo: formulario,
        headers,
        token: await abertura.teste.tokenDe('GERENTE'),
      })
      expect(status).toBe(200)
      const { itens, anexos } = await abertura.partes(id)
      expect(anexos.find(({ nomeExibicao }) => nomeExibicao === 'nova.png')).toMatchObject({
        itemId: itens[1]?.id,
      })
    } finally {
      await banco().execute(sql`update produto set anexo_obrigatorio = false`)
    }
  })

  it('a nota de outra filial leva o ticket para ela, e a história diz', async () => {
    const corpo = await pedido()
    const outra = await banco().execute<{ id: string }>(
      sql`select id from filial where ativa and id <> ${corpo.idFil} order by id limit 1`,
    )
    const { id } = await porEmail(Number(outra.rows[0]?.id))
    const { versao } = await abertura.linha(id)
    expect((await agir(id, { ...corpo, versao }, 'ADMIN')).status).toBe(200)
    expect((await abertura.linha(id)).filialId).toBe(corpo.idFil)
    expect((await abertura.historico(id)).at(-1)?.mensagem).toContain('passa a atender o ticket')
  })

  it('o saldo é o mesmo de quem abre: nada volta duas vezes', async () => {
    const corpo = await pedido()
    const [um, outro] = [await porEmail(corpo.idFil), await porEmail(corpo.idFil)]
    const tudo = { ...corpo, itens: corpo.itens.map((item) => ({ ...item, qtd_solicitada: 10 })) }
    const mandar = async ({ id }: { id: number }) =>
      agir(id, { ...tudo, versao: (await abertura.linha(id)).versao })
    expect((await mandar(um)).status).toBe(200)
    expect((await mandar(outro)).erro.codigo).toBe('SALDO_INSUFICIENTE')
    expect((await abertura.partes(outro.id)).itens).toEqual([])
    expect((await mandar(um)).erro.codigo).toBe('TICKET_JA_TEM_PRODUTOS')
  })

  it('o ticket de um cliente fica dele: a nota de outro não entra', async () => {
    const corpo = await pedido()
    const { id } = await porEmail(corpo.idFil)
    const { rows } = await banco().execute<{ id: string }>(
      sql`select c.cliente_id as id from cliente_filial c where c.filial_id = ${corpo.idFil} and c.cliente_id <> ${corpo.idCli} order by 1 limit 1`,
    )
    await banco()
      .update(ticket)
      .set({ clienteId: Number(rows[0]?.id) })
      .where(eq(ticket.id, id))
    const { versao } = await abertura.linha(id)
    const { status, erro } = await agir(id, { ...corpo, versao })
    expect([status, Object.keys(erro.campos ?? {})[0]]).toEqual([422, 'itens.0.produto_id'])
  })

  it.each<
    [
      string,
      (corpo: Awaited<ReturnType<typeof pedido>>, e: Awaited<ReturnType<typeof porEmail>>) => object,
      number,
      string,
    ]
  >([
    ['sem produtos', (corpo) => ({ ...corpo, itens: [] }), 422, 'CAMPOS_INVALIDOS'],
    [
      'com a foto de um produto que não volta',
      (corpo, { fotos }) => ({ ...corpo, evidencias: [{ anexo: fotos[0]?.id, produto_id: 999_999 }] }),
      422,
      'CAMPOS_INVALIDOS',
    ],
    [
      'com um arquivo que não é foto',
      (corpo, { anexos }) => ({
        ...corpo,
        evidencias: [
          {
            anexo: anexos.find(({ midia }) => midia !== 'image/png')?.id,
            produto_id: corpo.itens[0]?.produto_id,
          },
        ],
      }),
      422,
      'CAMPOS_INVALIDOS',
    ],
    ['sobre uma versão antiga', (corpo) => ({ ...corpo, versao: 1 }), 409, 'TICKET_MUDOU'],
  ])('%s, nada muda', async (_, montar, status, codigo) => {
    const corpo = await pedido()
    const chegado = await porEmail(corpo.idFil)
    const antes = await abertura.linha(chegado.id)
    const recusado = await agir(chegado.id, {
      ...montar({ ...corpo, versao: antes.versao } as never, chegado),
    })
    expect([recusado.status, recusado.erro.codigo]).toEqual([status, codigo])
    expect(await abertura.linha(chegado.id)).toEqual(antes)
  })

  it('o tipo que pede a nota inteira não cabe, nem o ticket de quem tem conta de consumidor', async () => {
    const corpo = await pedido()
    const { id } = await porEmail(corpo.idFil)
    const { versao } = await abertura.linha(id)
    const [total] = await banco().select().from(ticketTipo).where(eq(ticketTipo.chave, 'DEVOLUCAO_TOTAL'))
    expect((await agir(id, { ...corpo, versao, idTipo: total?.id })).erro.codigo).toBe(
      'TIPO_NAO_CABE_EM_DUAS_TELAS',
    )
    await banco()
      .update(ticket)
      .set({ consumidorId: await abertura.idDaConta('CONSUMIDOR_FINAL') })
      .where(eq(ticket.id, id))
    expect((await agir(id, { ...corpo, versao })).erro.codigo).toBe('TIPO_SO_PARA_CLIENTES')
  })

  it('PER-01 quem não muda o tipo não faz devolução; o ticket alheio não existe', async () => {
    const corpo = await pedido()
    const { id } = await porEmail(corpo.idFil)
    expect((await agir(id, corpo, 'COLABORADOR')).status).toBe(403)
    expect((await agir(999_999_999, corpo)).status).toBe(404)
  })
})
