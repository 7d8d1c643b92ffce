import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import estilos from './fretes.module.css'
import { diasUteis } from './resumo-do-frete.ts'

type Termo = CotacaoDeFrete['termos'][number]
type Trecho = CotacaoDeFrete['trechos'][number]

/** FRE-03, FRE-04 Every term of the price, leg by leg, and what the customer pays of it. */
export function ExplicacaoDoFrete({ cotacao }: { cotacao: CotacaoDeFrete }) {
  const dinheiro = useFormatoDeDinheiro()
  const { trechos, termos, valor, vlEmbutido, vlJaPago, vlPago, gratis, vlMin, vlIsenta, fonte } = cotacao
  const varios = trechos.length > 1
  const grupos = varios
    ? trechos.map((_, indice) => termos.filter(({ trecho }) => trecho === indice))
    : [termos]
  return (
    <div className={estilos.explicacao}>
      <table>
        <caption>{`Cálculo de ${cotacao.nomeTransp}`}</caption>
        <thead>
          <tr>
            <th scope="col">Termo</th>
            <th scope="col">Como se calcula</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        {grupos.map((grupo, indice) => (
          // The legs of a quotation never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place on the way
          <tbody key={indice}>
            {varios && <CabecalhoDoTrecho trecho={trechos[indice]} numero={indice + 1} />}
            {grupo.map((termo) => (
              <LinhaDoTermo key={`${termo.termo} ${termo.base}`} termo={termo} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <Resultado nome="Frete cotado" valor={dinheiro(valor)} />
          {vlEmbutido > 0 && <Resultado nome="Já embutido nos preços" valor={dinheiro(-vlEmbutido)} />}
          {vlJaPago > 0 && <Resultado nome="Já pago em pedidos deste grupo" valor={dinheiro(-vlJaPago)} />}
          <Resultado
            nome={gratis ? 'Cliente paga (total sem cobrança)' : 'Cliente paga'}
            valor={dinheiro(vlPago)}
            forte
          />
        </tfoot>
      </table>
      <Text size="xs" c="dimmed">
        {[
          `Fonte: ${fonte}`,
          !varios && trechos[0] && `tabela ${trechos[0].tabela}`,
          vlMin > 0 && `frete mínimo ${dinheiro(vlMin)}`,
          vlIsenta !== null && `isento a partir de ${dinheiro(vlIsenta)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  )
}

function LinhaDoTermo({ termo: { termo, base, valor } }: { termo: Termo }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <tr>
      <th scope="row">{termo}</th>
      <td>{base}</td>
      <td>{dinheiro(valor)}</td>
    </tr>
  )
}

function CabecalhoDoTrecho({ trecho, numero }: { trecho: Trecho | undefined; numero: number }) {
  if (!trecho) return null
  const { nomeTransp, origem, modo, tabela, prazo } = trecho
  return (
    <tr>
      <th scope="rowgroup" colSpan={3} className={estilos.trecho}>
        {`Trecho ${numero}: ${nomeTransp}, de ${origem} · ${[modo, tabela, diasUteis(prazo)].filter(Boolean).join(' · ')}`}
      </th>
    </tr>
  )
}

function Resultado({ nome, valor, forte = false }: { nome: string; valor: string; forte?: boolean }) {
  return (
    <tr data-forte={forte || undefined}>
      <th scope="row" colSpan={2}>
        {nome}
      </th>
      <td>{valor}</td>
    </tr>
  )
}
