import { preverConversao } from '../packages/dominio/src/orcamentos/conversao.ts'
import { alterarOrcamento, criarOrcamento } from '../packages/dominio/src/orcamentos/edicao.ts'

/** A quote as somebody left it, and the line that is put in next. */
export type OrcamentoMedido = {
  id: number
  versao: number
  assinatura: string
  linhaNova: { idProd: number; idEmb: number; qtde: number }
  /** One that serves it. */
  cupom: string
  /** Another one, which waits for somebody to let its discount be. */
  acimaDoLimite: { id: number; versao: number }
}

const DESCONTO_ACIMA = 60

const ITENS = 20

type Ler = (sql: string) => Promise<string>
type Pedir = (caminho: string, corpo?: unknown, metodo?: 'PUT') => Promise<Record<string, unknown>>

/** A quote of twenty items of the demo operator's, for a customer who owes nothing: it would become an order at once. */
export async function prepararOrcamento(ler: Ler, pedir: Pedir): Promise<OrcamentoMedido> {
  const [idCli = 0, idFil = 0, tabela = 0] = (
    await ler(`select cf.cliente_id || ',' || cf.filial_id || ',' || coalesce(c.tabela_preco_id, 1)
      from cliente_filial cf join cliente c on c.id = cf.cliente_id
      join colaborador_filial of on of.filial_id = cf.filial_id
      join colaborador o on o.id = of.colaborador_id and o.cpf = '11144477735'
      where not c.prospect and not c.simulacao and c.motivo_bloqueio is null
        and not exists (select 1 from titulo t where t.cliente_id = c.id and t.pago_em is null and t.baixado_em is null)
      order by c.id limit 1`)
  )
    .split(',')
    .map(Number)
  const linhas = (
    await ler(`select string_agg(produto_id || ',' || embalagem_id || ',' || qtde, ';') from (
      select e.produto_id, b.id embalagem_id, greatest(b.minimo, b.multiplo) qtde
      from estoque e join preco pr on pr.produto_id = e.produto_id and pr.tabela_preco_id = ${tabela}
      join produto p on p.id = e.produto_id and p.ativo
      join lateral (select * from produto_embalagem where produto_id = p.id order by fator_conversao, id limit 1) b on true
      where e.filial_id = ${idFil}
        and e.quantidade - e.bloqueado - e.reservado > 3 * greatest(b.minimo, b.multiplo) * b.fator_conversao
      order by e.produto_id limit ${ITENS + 1})`)
  )
    .split(';')
    .map((linha) => {
      const [idProd = 0, idEmb = 0, qtde = 0] = linha.split(',').map(Number)
      return { idProd, idEmb, qtde }
    })
  const do_ = (caminho: string, id: unknown) => caminho.replace(':id', String(id))
  const criar = async (itens: readonly object[]) => {
    const { id } = await pedir(criarOrcamento.caminho, { idCli, idFil })
    const { versao } = await pedir(do_(alterarOrcamento.caminho, id), { versao: 1, itens }, 'PUT')
    return { id: Number(id), versao: Number(versao) }
  }
  const itens = linhas.slice(0, ITENS).map((linha, i) => ({ ...linha, chave: `medido-${i}` }))
  const [linhaNova] = linhas.slice(ITENS)
  if (!linhaNova) throw new Error('faltam produtos para o orçamento')
  const { id } = await criar(itens)
  const { versao, assinatura, impedimentos } = await pedir(do_(preverConversao.caminho, id))
  if (String(impedimentos)) throw new Error(`o orçamento não viraria pedido: ${impedimentos}`)
  return {
    id,
    versao: Number(versao),
    assinatura: String(assinatura),
    linhaNova,
    cupom:
      await ler(`select codigo from cupom where ativo and current_date between inicio and fim and cliente_id is null
      and (filial_id is null or filial_id = ${idFil}) and usos_maximos is null order by minimo limit 1`),
    acimaDoLimite: await criar([{ ...linhaNova, chave: 'acima-do-limite', desconto: DESCONTO_ACIMA }]),
  }
}
