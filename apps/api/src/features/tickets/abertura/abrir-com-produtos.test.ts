import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { PNG } from '../../../../test/formulario.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'
import { motivoProduto } from '../nucleo/tabelas-catalogo.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

describe('NOV-11 o que se confere de cada produto', () => {
  const comItens = async (...itens: object[]) => {
    const { itens: daNota, ...compra } = await abertura.compra()
    return {
      daNota,
      pedido: await abertura.preencher('DEVOLUCAO_PARCIAL', {
        ...{ idCli: compra.idCli, idFil: compra.idFil },
        itens: itens.map((item, i) => ({
          produto_id: daNota[i]?.id,
          motivo_id: 1,
          qtd_solicitada: 1,
          ...item,
        })),
      }),
    }
  }

  it.each([
    ['sem motivo', { motivo_id: null }, 'Obrigatório informar o motivo.'],
    ['motivo que não existe', { motivo_id: 999 }, 'Obrigatório informar o motivo.'],
    ['motivo que informa, sem observação', { motivo_id: 7 }, 'O campo de observações é obrigatório.'],
    ['quantidade zero', { qtd_solicitada: 0 }, 'Quantidade inválida. Verifique a quantidade adicionada.'],
    [
      'mais que o comprado',
      { qtd_solicitada: 10.5 },
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
  ])('%s', async (_, item, mensagem) => {
    const { pedido } = await comItens({}, item)
    expect(await abertura.recusado(pedido)).toMatchObject({ status: 422, campos: { 'itens.1': mensagem } })
  })

  it('motivo que se retirou', async () => {
    const { pedido } = await comItens({}, {})
    const aquele = eq(motivoProduto.id, 1)
    await banco().update(motivoProduto).set({ ativo: false }).where(aquele)
    try {
      expect(await abertura.recusado(pedido)).toMatchObject({
        status: 422,
        campos: { 'itens.0': 'Obrigatório informar o motivo.' },
      })
    } finally {
      await banco().update(motivoProduto).set({ ativo: true }).where(aquele)
    }
  })

  it('observações de até 250 caracteres e quantidade de até 7 algarismos', async () => {
    const { pedido } = await comItens({ obs: 'x'.repeat(251), qtd_solicitada: 10_000_000 })
    expect(await abertura.recusado(pedido)).toMatchObject({
      status: 422,
      campos: {
        'itens.0.obs': 'Informe no máximo 250 caracteres',
        'itens.0.qtd_solicitada': 'Quantidade inválida. Verifique a quantidade adicionada.',
      },
    })
  })

  it('produto que pede foto, sem ela e com ela', async () => {
    const { pedido, daNota } = await comItens({})
    const [item] = daNota
    await banco()
      .update(produto)
      .set({ anexoObrigatorio: true })
      .where(eq(produto.id, Number(item?.produtoId)))
    try {
      expect(await abertura.recusado(pedido)).toMatchObject({
        campos: { 'itens.0': 'Obrigatório incluir um anexo.' },
      })
      const comFoto = { ...pedido, arquivosDosItens: [{ arquivo: 0, produto_id: item?.id }] }
      const { status } = await abertura.enviarComArquivos(comFoto, [{ nome: 'foto.png', conteudo: PNG }])
      expect(status).toBe(200)
    } finally {
      await banco().update(produto).set({ anexoObrigatorio: false })
    }
  })

  it('o mesmo produto duas vezes', async () => {
    const { pedido, daNota } = await comItens({}, {})
    const itens = [0, 0].map(() => ({ produto_id: daNota[0]?.id, motivo_id: 1, qtd_solicitada: 1 }))
    expect(await abertura.recusado({ ...pedido, itens })).toMatchObject({
      campos: { 'itens.1.produto_id': 'O campo é inválido' },
    })
  })

  it('mais que o que resta: 409 com o saldo, e o rejeitado não escreve nada', async () => {
    const { pedido, daNota } = await comItens({ qtd_solicitada: 7 })
    expect((await abertura.enviar(pedido)).status).toBe(200)
    const { codigo, descricao } = daNota[0] ?? {}
    expect(await abertura.recusado(pedido)).toEqual({
      status: 409,
      codigo: 'SALDO_INSUFICIENTE',
      message: `Do produto ${codigo} ${descricao} só podem ser devolvidos 3.`,
      campos: { 'itens.0.qtd_solicitada': 'Quantidade inválida. Verifique a quantidade adicionada.' },
    })
  })

  it('o limite de itens do parâmetro, também com avulsos', async () => {
    const { pedido } = await comItens({}, {}, {})
    const avulsos = await abertura.preencher('QUALIDADE_PRODUTO')
    await abertura.guardarParametro('SAC_maximoItensTicket', '1')
    const mensagem = 'O ticket não pode ter mais que 1 itens.'
    try {
      expect(await abertura.recusado(pedido)).toMatchObject({
        campos: { 'itens.1': mensagem, 'itens.2': mensagem },
      })
      expect(await abertura.recusado(avulsos)).toMatchObject({ campos: { 'itensAvulsos.1': mensagem } })
    } finally {
      await banco().execute(sql`delete from parametro where chave = 'SAC_maximoItensTicket'`)
      await abertura.teste.negocio().renovarParametros()
    }
  })

  it('NOV-12 fora da janela de devolução; sem janela, qualquer nota', async () => {
    const { pedido, daNota } = await comItens({})
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', {
      ...{ idCli: pedido.idCli, idFil: pedido.idFil },
      notas: [{ id: daNota[0]?.notaId }],
    })
    const segundaVia = await abertura.preencher('SEGUNDA_VIA', {
      ...{ idCli: pedido.idCli, idFil: pedido.idFil },
      notas: [{ id: daNota[0]?.notaId }],
    })
    await banco()
      .update(notaFiscal)
      .set({ dataSaida: '2020-01-01' })
      .where(eq(notaFiscal.id, Number(daNota[0]?.notaId)))
    await abertura.guardarParametro('SAC_diasJanelaDevolucao', '30')
    try {
      expect(await abertura.recusado(pedido)).toMatchObject({
        campos: { 'itens.0': 'Produto não disponível' },
      })
      expect(await abertura.recusado(total)).toMatchObject({
        campos: { 'notas.0.id': 'O prazo de devolução desta nota fiscal já passou (30 dias)' },
      })
      expect((await abertura.enviar(segundaVia)).status).toBe(200)
    } finally {
      await banco().execute(sql`delete from parametro where chave = 'SAC_diasJanelaDevolucao'`)
      await abertura.teste.negocio().renovarParametros()
    }
    expect((await abertura.enviar(pedido)).status).toBe(200)
  })

  it('NOV-13 produto avulso fora de uso', async () => {
    await banco().update(produto).set({ ativo: false }).where(eq(produto.id, 9))
    const pedido = await abertura.preencher('QUALIDADE_PRODUTO', { itensAvulsos: [{ produto_id: 9 }] })
    expect(await abertura.recusado(pedido)).toMatchObject({
      campos: { 'itensAvulsos.0.produto_id': 'O campo é inválido' },
    })
  })
})
