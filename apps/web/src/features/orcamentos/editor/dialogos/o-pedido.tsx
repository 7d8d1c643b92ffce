import { emDias, plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { PreviaDaConversao } from '@balcao/dominio/orcamentos/conversao'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import estilos from './dialogos.module.css'

type DoPedido = Pick<PreviaDaConversao, 'itens' | 'pagamento' | 'entrega'>

const quantos = (itens: number) => plural(itens, 'item', 'itens')

/** VEN-02 What is about to be ordered: which products, paid how, delivered where. */
export function OPedido({ itens, pagamento, entrega }: DoPedido) {
  const dinheiro = useFormatoDeDinheiro()
  const { plano, cobranca, taxaFixa } = pagamento
  const { endereco, tipoFrete, transportadora, vlFrete, vlSeguro, prazo, previsao, observacao } = entrega
  return (
    <>
      {itens.length > 0 && (
        <Cartao titulo={quantos(itens.length)} nivel={3} solto>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many scroll, by the keyboard too */}
          <section className={estilos.itens} aria-label="Itens do pedido" tabIndex={0}>
            <ListaDaFicha>
              {itens.map(({ idExibicao, descNF, emb, qtde, vlTot, bonificado }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sold and given, a product stands there twice
                <li key={i}>
                  <span>
                    <strong>{idExibicao}</strong> {descNF}
                  </span>
                  <span>
                    {formatarNumero(qtde)} {emb} ·{' '}
                    {bonificado ? 'bonificado' : <strong>{dinheiro(vlTot)}</strong>}
                  </span>
                </li>
              ))}
            </ListaDaFicha>
          </section>
        </Cartao>
      )}
      <Cartao titulo="Pagamento" nivel={3} solto>
        <CamposDaFicha
          campos={[
            { nome: 'Plano', valor: plano },
            { nome: 'Cobrança', valor: cobranca },
            { nome: 'Taxa da cobrança', valor: taxaFixa > 0 && dinheiro(taxaFixa) },
          ]}
        />
      </Cartao>
      <Cartao titulo="Entrega" nivel={3} solto>
        <CamposDaFicha
          campos={[
            { nome: 'Endereço', valor: endereco },
            { nome: 'Transportadora', valor: transportadora ?? 'A definir' },
            { nome: 'Frete', valor: `${tipoFrete} · ${dinheiro(vlFrete)}` },
            { nome: 'Seguro', valor: vlSeguro > 0 && dinheiro(vlSeguro) },
            { nome: 'Previsão', valor: previsao ? formatarData(previsao) : prazo !== null && emDias(prazo) },
            { nome: 'Observações', valor: observacao },
          ]}
        />
      </Cartao>
    </>
  )
}
