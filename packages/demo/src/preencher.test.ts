import { conferirSenha } from '@balcao/api/src/features/acesso/senhas.ts'
import { colaborador, colaboradorFilial } from '@balcao/api/src/features/acesso/tabelas.ts'
import { aviso, avisoLeitura } from '@balcao/api/src/features/avisos/tabelas.ts'
import { cliente, clienteFilial } from '@balcao/api/src/features/clientes/tabelas.ts'
import { cepLocal, empresaLocal } from '@balcao/api/src/features/consultas-externas/tabelas.ts'
import { faqArtigo, faqTipo, faqVoto } from '@balcao/api/src/features/faq/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { freteCondicional, freteRegiao, freteTabela } from '@balcao/api/src/features/fretes/tabelas.ts'
import { lerNfe } from '@balcao/api/src/features/notas/ler-nfe.ts'
import { notaFiscal, notaItem, notaXml } from '@balcao/api/src/features/notas/tabelas.ts'
import { parametro } from '@balcao/api/src/features/parametros/tabelas.ts'
import { pedido, pedidoItem } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { chaveDaImagem } from '@balcao/api/src/features/produtos/imagem.ts'
import {
  estoque,
  preco,
  produto,
  produtoEmbalagem,
  tabelaPreco,
} from '@balcao/api/src/features/produtos/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import { transacao } from '@balcao/api/src/platform/banco/transacao.ts'
import { abrirDemo, abrirVazio } from '@balcao/api/test/demo-no-banco.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { count, eq, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { SENHA_DEMO } from './acesso/contas.ts'
import { cpfDa, gerarFila } from './cadastros/gerar-fila.ts'
import { gerarCeps } from './consultas-externas/gerar-ceps.ts'
import { gerarEmpresasDaReceita } from './consultas-externas/gerar-empresas-da-receita.ts'
import { gerarFaq } from './faq/gerar-faq.ts'
import { CONDICIONAIS_DE_FRETE, TABELAS_DE_FRETE } from './fretes/fretes.ts'
import { gerarDemo } from './gerar-demo.ts'
import { gerarNotas } from './notas/gerar-notas.ts'
import { gerarPedidos } from './pedidos/gerar-pedidos.ts'
import { preencherDemo } from './preencher.ts'
import { preencherSeVazio } from './preencher-se-vazio.ts'
import { PEDIDOS_DAS_TROCAS } from './trocas/preencher-trocas.ts'
import { AUSENTES } from './usuarios/preencher-usuarios.ts'

const AGORA = new Date(inject('preenchidoEm'))

const soma = (listas: readonly { length: number }[]) =>
  listas.reduce((total, { length }) => total + length, 0)

describe.each(['aurora', 'boreal'] as const)('%s no banco', (id) => {
  let negocio: Negocio
  let fechar: () => Promise<void>
  beforeAll(async () => {
    ;({ negocio, fechar } = await abrirDemo(id))
  })
  afterAll(() => fechar())

  const demo = gerarDemo(id, hojeEm(AGORA))
  const { filiais, colaboradores, clientes, produtos, tabelasDePreco, transportadoras } = demo
  const notas = gerarNotas(id, hojeEm(AGORA), demo)
  const pedidos = gerarPedidos({ negocio: id, agora: AGORA, demo, notas })
  const tiposDeArtigo = gerarFaq(id, hojeEm(AGORA), colaboradores)
  const artigos = tiposDeArtigo.flatMap((tipo) => tipo.artigos)
  const fila = gerarFila(id, hojeEm(AGORA), demo)
  const novos = fila
    .filter(({ novo }) => novo)
    .map(({ cliente: gerado }) => ({ ...gerado, representante: cpfDa('REPRESENTANTE') }))
  const todos = [...clientes, ...novos]
  const decididos = fila.filter(({ decididoEm }) => decididoEm)

  it.each([
    ['filial', filial, filiais.length],
    ['colaborador', colaborador, colaboradores.length + AUSENTES.length],
    [
      'colaborador_filial',
      colaboradorFilial,
      soma(colaboradores.map((pessoa) => pessoa.filiais)) + AUSENTES.length,
    ],
    ['cliente', cliente, todos.length],
    ['cliente_filial', clienteFilial, soma(todos.map((dono) => dono.filiais))],
    ['tabela_preco', tabelaPreco, tabelasDePreco.length],
    ['produto', produto, produtos.length],
    ['produto_embalagem', produtoEmbalagem, soma(produtos.map(({ embalagens }) => embalagens))],
    ['preco', preco, soma(produtos.map(({ precos }) => precos))],
    ['estoque', estoque, soma(produtos.map(({ estoques }) => estoques))],
    ['transportadora', transportadora, transportadoras.length],
    ['frete_tabela', freteTabela, TABELAS_DE_FRETE[id].length],
    ['frete_regiao', freteRegiao, soma(TABELAS_DE_FRETE[id].map(({ regioes }) => regioes))],
    ['frete_condicional', freteCondicional, CONDICIONAIS_DE_FRETE.length],
    ['cep_local', cepLocal, gerarCeps(demo).length],
    ['empresa_local', empresaLocal, gerarEmpresasDaReceita().length],
    ['pedido', pedido, pedidos.length + PEDIDOS_DAS_TROCAS],
    ['pedido_item', pedidoItem, soma(pedidos.map(({ itens }) => itens)) + PEDIDOS_DAS_TROCAS],
    ['nota_fiscal', notaFiscal, notas.length],
    ['nota_item', notaItem, soma(notas.map(({ itens }) => itens))],
    ['nota_xml', notaXml, notas.length],
    ['aviso', aviso, demo.avisos.length + decididos.length],
    // The newest decision waits on the bell.
    ['aviso_leitura', avisoLeitura, soma(demo.avisos.map(({ leitores }) => leitores)) + decididos.length - 1],
    ['faq_tipo', faqTipo, tiposDeArtigo.length],
    ['faq_artigo', faqArtigo, artigos.length],
    ['faq_voto', faqVoto, soma(artigos.map(({ votos }) => votos))],
  ])('%s tem todas as linhas geradas', async (_, tabela, esperado) => {
    const [linha] = await negocio.banco.select({ total: count() }).from(tabela)
    expect(linha?.total).toBe(esperado)
  })

  it('cada cliente tem o representante e a tabela de preço que foram gerados', async () => {
    const { banco } = negocio
    const gravados = await banco
      .select({
        documento: cliente.documento,
        representante: colaborador.cpf,
        tabela: tabelaPreco.nome,
        cidade: cliente.cidade,
      })
      .from(cliente)
      .leftJoin(colaborador, eq(colaborador.id, cliente.representanteId))
      .innerJoin(tabelaPreco, eq(tabelaPreco.id, cliente.tabelaPrecoId))
      .orderBy(cliente.id)
    expect(gravados).toEqual(
      todos.map(({ documento, representante, tabela, cidade }) => ({
        documento,
        representante,
        tabela,
        cidade,
      })),
    )
  })

  it('clientes, colaboradores e estoques estão nas filiais em que foram gerados', async () => {
    const { banco } = negocio
    const deClientes = await banco
      .select({ chave: cliente.documento, cnpj: filial.cnpj })
      .from(clienteFilial)
      .innerJoin(cliente, eq(cliente.id, clienteFilial.clienteId))
      .innerJoin(filial, eq(filial.id, clienteFilial.filialId))
    const deColaboradores = await banco
      .select({ chave: colaborador.cpf, cnpj: filial.cnpj })
      .from(colaboradorFilial)
      .innerJoin(colaborador, eq(colaborador.id, colaboradorFilial.colaboradorId))
      .innerJoin(filial, eq(filial.id, colaboradorFilial.filialId))
      .where(ne(colaborador.senhaHash, ''))
    const deEstoques = await banco
      .select({
        chave: produto.codigo,
        cnpj: filial.cnpj,
        saldo: sql<string>`trunc(${estoque.quantidade})::text`,
      })
      .from(estoque)
      .innerJoin(produto, eq(produto.id, estoque.produtoId))
      .innerJoin(filial, eq(filial.id, estoque.filialId))
    const cnpj = (posicao: number) => filiais[posicao]?.cnpj ?? ''
    const emOrdem = (vinculos: object[]) => vinculos.map((vinculo) => Object.values(vinculo).join(' ')).sort()

    expect(emOrdem(deClientes)).toEqual(
      todos.flatMap((dono) => dono.filiais.map((i) => `${dono.documento} ${cnpj(i)}`)).sort(),
    )
    expect(emOrdem(deColaboradores)).toEqual(
      colaboradores.flatMap((pessoa) => pessoa.filiais.map((i) => `${pessoa.cpf} ${cnpj(i)}`)).sort(),
    )
    expect(emOrdem(deEstoques)).toEqual(
      produtos
        .flatMap(({ codigo, estoques }) =>
          estoques.map(({ quantidade }, i) => `${codigo} ${cnpj(i)} ${quantidade}`),
        )
        .sort(),
    )
  })

  it('cada nota é da filial, do cliente e da transportadora que foram gerados, com o seu XML', async () => {
    const gravadas = await negocio.banco
      .select({
        chave: notaFiscal.chave,
        cnpj: filial.cnpj,
        documento: cliente.documento,
        transportadora: transportadora.cnpj,
        valorTotal: notaFiscal.valorTotal,
        xml: notaXml.xml,
      })
      .from(notaFiscal)
      .innerJoin(filial, eq(filial.id, notaFiscal.filialId))
      .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
      .innerJoin(transportadora, eq(transportadora.id, notaFiscal.transportadoraId))
      .innerJoin(notaXml, eq(notaXml.notaId, notaFiscal.id))
      .orderBy(notaFiscal.id)
    expect(gravadas.map(({ xml: _, ...linha }) => linha)).toEqual(
      notas.map(({ chave, emitente, destinatario, transportadora: quem, valorTotal }) => ({
        chave,
        cnpj: emitente.cnpj,
        documento: destinatario.documento,
        transportadora: quem.cnpj,
        valorTotal,
      })),
    )
    for (const { chave, xml } of gravadas.slice(0, 20)) expect(lerNfe(xml).chave).toBe(chave)
  })

  it('os itens somam o valor da nota e são do produto do mesmo código', async () => {
    const divergentes = await negocio.banco.$client.query(`
      select n.chave from nota_fiscal n
      join nota_item i on i.nota_id = n.id
      join produto p on p.id = i.produto_id
      group by n.id
      having sum(i.valor_total) <> n.valor_total or count(*) <> n.quantidade_itens
        or bool_or(p.codigo <> i.codigo or p.marca <> i.marca)`)
    expect(divergentes.rows).toEqual([])
  })

  it('DOC-01 cada nota tem o pedido de que veio, com os mesmos itens, quantidades e total', async () => {
    const { banco } = negocio
    expect(await banco.$count(notaFiscal, isNull(notaFiscal.pedidoId))).toBe(0)
    const divergentes = await banco.$client.query(`
      with faturado as (select pedido_id, sum(valor_total) as total, sum(quantidade_itens) as itens,
          min(emitida_em) as emitida_em, array_agg(distinct cliente_id) as clientes
        from nota_fiscal group by pedido_id)
      select p.id from pedido p join faturado f on f.pedido_id = p.id
      where p.valor_total <> f.total or p.quantidade_itens <> f.itens or f.clientes <> array[p.cliente_id]
        or p.incluido_em >= f.emitida_em or p.status not in ('FATURADO', 'TRANSPORTE', 'ENTREGUE')`)
    expect(divergentes.rows).toEqual([])
    const linhas = (tabela: string, dono: string, quantidade: string) =>
      `select ${dono}, produto_id, filial_id, sum(${quantidade}) from ${tabela} group by 1, 2, 3`
    const diferenca = await banco.$client.query(`
      (${linhas('(select n.pedido_id, n.filial_id, i.* from nota_item i join nota_fiscal n on n.id = i.nota_id) as vendido', 'pedido_id', 'quantidade')})
      except
      (${linhas('pedido_item', 'pedido_id', 'quantidade_atendida')})`)
    expect(diferenca.rows).toEqual([])
  })

  it('DOC-01 o XML da nota diz o número do seu pedido', async () => {
    const [nota] = await negocio.banco
      .select({ pedidoId: notaFiscal.pedidoId, xml: notaXml.xml })
      .from(notaFiscal)
      .innerJoin(notaXml, eq(notaXml.notaId, notaFiscal.id))
      .orderBy(sql`${notaFiscal.id} desc`)
      .limit(1)
    expect(nota?.xml.toString()).toContain(`Pedido ${nota?.pedidoId}.`)
  })

  it('TIC-05 os pedidos do último ano estão nas atividades dos seus clientes, com a data deles', async () => {
    const semPar = await negocio.banco.$client.query(`
      select p.id from pedido p
      full join (select * from atividade where tipo = 'PEDIDO') a
        on a.referencia_id = p.id and a.cliente_id = p.cliente_id and a.criada_em = p.incluido_em
      where p.id is null or (a.id is not null) <> (p.incluido_em >= '${AGORA.toISOString()}'::timestamptz - interval '365 days')`)
    expect(semPar.rows).toEqual([])
  })

  it('DOC-03 o histórico de cada pedido acaba onde ele está, em ordem, e só o bloqueado, ou o que se cancelou assim, diz por quê', async () => {
    const incoerentes = await negocio.banco.$client.query(`
      with passos as (
        select h.*, lag(para) over w as antes, lag(quando) over w as antes_em,
          last_value(para) over (w rows between unbounded preceding and unbounded following) as fim
        from pedido_historico h window w as (partition by pedido_id order by id))
      select p.id, p.status, s.de, s.para from pedido p left join passos s on s.pedido_id = p.id
      where coalesce(s.fim, 'AGUARDANDO') <> p.status or s.de <> coalesce(s.antes, 'AGUARDANDO')
        or s.quando < coalesce(s.antes_em, p.incluido_em) or s.quando > '${AGORA.toISOString()}'
        or p.status not in ('BLOQUEADO', 'CANCELADO') and exists (
          select 1 from pedido_bloqueio b where b.pedido_id = p.id and b.liberado_em is null)
        or p.status = 'BLOQUEADO' and not exists (
          select 1 from pedido_bloqueio b where b.pedido_id = p.id and b.liberado_em is null)
        or (s.para = 'FATURADO' and not exists (
          select 1 from nota_fiscal n where n.pedido_id = p.id and abs(extract(epoch from n.emitida_em - s.quando)) < 1))`)
    expect(incoerentes.rows).toEqual([])
  })

  it('o próximo pedido é o seguinte ao último', async () => {
    const { rows } = await negocio.banco.$client.query(
      `select nextval(pg_get_serial_sequence('pedido', 'id'))::int - max(id)::int as passo from pedido`,
    )
    expect(rows).toEqual([{ passo: 1 }])
  })

  it('cada produto tem a sua imagem no armazém', async () => {
    const { banco, armazem } = negocio
    const imagens = await banco.select({ id: produto.imagemId }).from(produto)
    const abertas = await Promise.all(imagens.map(({ id }) => armazem.abrir(chaveDaImagem(id))))
    for (const aberta of abertas) {
      expect(aberta?.tipo).toBe('image/svg+xml')
      aberta?.conteudo.resume()
    }
  })

  it('os parâmetros de filial apontam para a filial certa', async () => {
    const gravados = await negocio.banco
      .select({ cnpj: filial.cnpj, valor: parametro.valor })
      .from(parametro)
      .innerJoin(filial, eq(filial.id, parametro.filialId))
      .orderBy(parametro.id)
    const esperados = demo.parametros.flatMap(({ filial: posicao, valor }) =>
      posicao === undefined ? [] : [{ cnpj: filiais[posicao]?.cnpj, valor }],
    )
    expect(gravados).toEqual(esperados)
  })

  it('as contas entram com a senha da demonstração', async () => {
    const contas = await negocio.banco
      .select({ hash: colaborador.senhaHash })
      .from(colaborador)
      .where(ne(colaborador.senhaHash, ''))
    const [hash, ...outros] = new Set(contas.map((conta) => conta.hash))
    expect(outros).toEqual([])
    expect(await conferirSenha(SENHA_DEMO, hash ?? null)).toBe(true)
  })

  it('PAR-01 os parâmetros da demonstração valem desde o primeiro pedido', () => {
    expect(negocio.parametrosGravados()).toHaveLength(demo.parametros.length)
    expect(demo.parametros.length).toBeGreaterThan(0)
  })

  it('NOV-11 cerca de um produto em oito exige foto', async () => {
    const quantos = await negocio.banco.$count(produto, eq(produto.anexoObrigatorio, true))
    expect(produtos.length / quantos).toBeGreaterThan(7)
    expect(produtos.length / quantos).toBeLessThan(10)
  })

  it('não preenche de novo por cima', async () => {
    const ditos: string[] = []
    await preencherSeVazio(negocio, AGORA, (frase) => ditos.push(frase))
    expect(ditos).toEqual([])
  })

  it('a busca sem acentos encontra nomes acentuados', async () => {
    const achados = await negocio.banco
      .select({ fantasia: cliente.fantasia })
      .from(cliente)
      .where(sql`${cliente.busca} like '%sao joao%'`)
    expect(achados.length).toBeGreaterThan(0)
  })
})

it('se uma imagem não pode ser gravada, nada fica no banco', async () => {
  const { negocio, fechar } = await abrirVazio('boreal')
  const armazem = { gravar: () => Promise.reject(new Error('disco cheio')) }
  const opcoes = { negocio: 'boreal', hoje: hojeEm(AGORA), agora: AGORA, armazem } as const
  await expect(transacao(negocio.banco, (tx) => preencherDemo(tx, opcoes))).rejects.toThrow('disco cheio')
  expect(await negocio.banco.$count(filial)).toBe(0)
  await fechar()
})
