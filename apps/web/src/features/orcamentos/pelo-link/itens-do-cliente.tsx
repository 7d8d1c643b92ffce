import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarDinheiro, formatarNumero, formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import estilos from './pagina-do-orcamento.module.css'

type ItensDoClienteProps = Pick<OrcamentoDoCliente, 'itens' | 'casas'>

/** As a list: five hundred items on a phone are read one below the other. */
export function ItensDoCliente({ itens, casas }: ItensDoClienteProps) {
  return (
    <Cartao titulo={plural(itens.length, 'item', 'itens')}>
      <ol className={estilos.itens}>
        {itens.map((item) => (
          <li key={item.numero} className={estilos.item}>
            <div>
              <strong>{item.descricao}</strong>
              <p>
                {`${item.codigo} · ${formatarNumero(item.qtde)} ${item.emb} × ${formatarPrecoUnitario(item.vlUnit, casas)}`}
                {item.impostos.map(({ nome, valor }) => ` · ${nome} ${formatarDinheiro(valor, casas)}`)}
              </p>
            </div>
            <span className={estilos.valor}>
              {item.bonificado ? 'Bonificação' : formatarDinheiro(item.vlTot, casas)}
            </span>
          </li>
        ))}
      </ol>
    </Cartao>
  )
}
