import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { PNG } from '../../../../test/formulario.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const abertura = usarAbertura()

describe('anexos', () => {
  it('NOV-10 NOV-14 fotos dos produtos e dos detalhes, cada uma no seu lugar', async () => {
    const pedido = await abertura.preencher('AVARIA')
    const [primeiro, segundo] = pedido.itens as { produto_id: number }[]
    const arquivos = ['geral.png', 'caixa.png', 'lado.png'].map((nome) => ({ nome, conteudo: PNG }))
    const { status, corpo } = await abertura.enviarComArquivos(
      {
        ...pedido,
        arquivosDosItens: [
          { arquivo: 1, produto_id: segundo?.produto_id },
          { arquivo: 2, produto_id: primeiro?.produto_id },
        ],
      },
      arquivos,
    )
    expect(status).toBe(200)
    const { anexos, itens } = await abertura.partes(corpo.id)
    const [entrada] = await abertura.historico(corpo.id)
    const itemDe = (produto: unknown) => itens.find(({ notaItemId }) => notaItemId === produto)?.id
    expect(
      anexos.map(({ nomeExibicao, itemId, historicoId }) => [nomeExibicao, itemId, historicoId]),
    ).toEqual([
      ['geral.png', null, entrada?.id],
      ['caixa.png', itemDe(segundo?.produto_id), null],
      ['lado.png', itemDe(primeiro?.produto_id), null],
    ])
    for (const { arquivo } of anexos)
      expect(await abertura.teste.negocio().armazem.abrir(arquivo)).toMatchObject({ tamanho: PNG.length })
  })

  it('NOV-05 o tipo que não pede mensagem também não leva os anexos dela, como no assistente', async () => {
    const { banco } = abertura.teste.negocio()
    const doTipo = eq(ticketTipo.chave, 'ELOGIO')
    const pedido = await abertura.preencher('ELOGIO')
    await banco.update(ticketTipo).set({ usaMensagem: 0 }).where(doTipo)
    try {
      const { status, corpo } = await abertura.enviarComArquivos(pedido, [{ nome: 'a.png', conteudo: PNG }])
      expect(status).toBe(200)
      expect((await abertura.partes(corpo.id)).anexos).toEqual([])
    } finally {
      await banco.update(ticketTipo).set({ usaMensagem: 2 }).where(doTipo)
    }
  })

  const MZ = Buffer.from('MZ\u0090\u0000 executável de mentira')
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  it.each([
    ['um executável com outro nome', 'foto.jpg', MZ, 415],
    ['um SVG com script', 'foto.svg', SVG, 415],
    ['um SVG chamado de PNG', 'foto.png', SVG, 415],
    ['um arquivo vazio', 'foto.png', Buffer.alloc(0), 415],
    ['um arquivo grande demais', 'foto.png', Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]), 413],
  ])('GER-14 recusa %s, sem ticket nem arquivo', async (_, nome, conteudo, esperado) => {
    const antes = await abertura.quantosTickets()
    const { status, erro } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), [
      { nome, conteudo },
    ])
    expect([status, erro.codigo.startsWith('ARQUIVO')]).toEqual([esperado, true])
    expect(await abertura.quantosTickets()).toBe(antes)
  })

  it('GER-15 o total dos anexos também tem limite', async () => {
    const grande = Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)])
    const arquivos = ['a.png', 'b.png'].map((nome) => ({ nome, conteudo: grande }))
    const { status } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), arquivos)
    expect(status).toBe(413)
  })

  it('NOV-11 seis anexos por vez, e nenhum de produto que não está no ticket', async () => {
    const sete = Array.from({ length: 7 }, (_, i) => ({ nome: `${i}.png`, conteudo: PNG }))
    const { status, erro } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), sete)
    expect([status, erro.codigo]).toEqual([413, 'ARQUIVOS_DEMAIS'])
    const solto = await abertura.enviarComArquivos(
      { ...(await abertura.preencher('AVARIA')), arquivosDosItens: [{ arquivo: 0, produto_id: 1 }] },
      sete.slice(0, 1),
    )
    expect(solto.erro.campos).toEqual({ 'arquivosDosItens.0.produto_id': 'O campo é inválido' })
  })

  it('o ticket recusado depois não deixa arquivo para trás', async () => {
    const gravados: string[] = []
    const removidos: string[] = []
    const { armazem } = abertura.teste.negocio()
    const original = { ...armazem }
    armazem.gravar = async (chave, ...resto) => {
      gravados.push(chave)
      if (gravados.length === 2) throw new Error('disco cheio')
      return original.gravar(chave, ...resto)
    }
    armazem.remover = async (chave) => {
      removidos.push(chave)
      return original.remover(chave)
    }
    try {
      const antes = await abertura.quantosTickets()
      const arquivos = ['a.png', 'b.png'].map((nome) => ({ nome, conteudo: PNG }))
      const { status } = await abertura.enviarComArquivos(await abertura.preencher('ELOGIO'), arquivos)
      expect(status).toBe(500)
      expect(await abertura.quantosTickets()).toBe(antes)
      expect(gravados).toHaveLength(2)
      expect(removidos.toSorted()).toEqual(gravados.toSorted())
      for (const chave of gravados) expect(await armazem.abrir(chave)).toBeNull()
    } finally {
      Object.assign(armazem, original)
    }
  })
})
