import type { ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { type Curva, porqueNaCarteira } from '@balcao/dominio/carteira/risco'
import { diasEntre } from '@balcao/dominio/formatos/datas'
import type { LinhaDaCarteira, Pendencias } from './queries-linhas.ts'

const NENHUM = { qtde: 0, valor: 0 }
const soOsNumeros = ({ qtde, valor }: { qtde: number; valor: number } = NENHUM) => ({ qtde, valor })

export function apresentarDaCarteira(
  linha: LinhaDaCarteira,
  { pendencias, curva, hoje }: { pendencias: Pendencias; curva: Curva | undefined; hoje: string },
): ClienteDaCarteira {
  const { dtCad, compras, primeira, penultima, ultima, ticket, valorAno, ...quem } = linha
  const ritmo = linha.ritmo === null ? null : Number(linha.ritmo)
  const mix = pendencias.mix.get(linha.id)
  return {
    ...quem,
    ritmo,
    porque: porqueNaCarteira({ primeira, penultima, ultima, ritmo, compras, dtCad }, linha.estado, hoje),
    curva: curva ?? null,
    dtUltComp: ultima,
    diasSemCompra: ultima === null ? null : Math.max(0, diasEntre(ultima, hoje)),
    vlTicket: Number(ticket ?? 0),
    vlAno: Number(valorAno ?? 0),
    mix: { agora: mix?.agora ?? 0, antes: mix?.antes ?? 0 },
    orcamentos: soOsNumeros(pendencias.orcamentos.get(linha.id)),
    vencidos: soOsNumeros(pendencias.vencidos.get(linha.id)),
    proximaAgenda: pendencias.agendas.get(linha.id)?.quando.toISOString() ?? null,
  }
}
