import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { enderecoDaImagem } from '../platform/ambiente.ts'
import {
  useFormatoDeDinheiro,
  useFormatoDePercentual,
  useFormatoDePrecoUnitario,
} from '../platform/dinheiro.ts'
import { CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { ImagemDeProduto } from '../ui/produtos/imagem-de-produto.tsx'
import { impostosDoItem } from './impostos-do-item.ts'
import estilos from './itens.module.css'
import { MotivoDoPreco, PrecoAnterior } from './motivo-do-preco.tsx'

type CartaoDoItemProps = {
  item: ItemDoDocumento
  /** Of an order: how much of it was served is known. */
  isPedido: boolean
  /** What is not served by now will not be. */
  faturado: boolean
  /** Of the heading it stands under. */
  nivel: 2 | 3
  /** What else may be known of the product. */
  acoes?: ReactNode
}

export function CartaoDoItem({ item, isPedido, faturado, nivel, acoes }: CartaoDoItemProps) {
  const { idExibicao, idImagem, descNF, emb, qtde, qtdeAt, vlUnit, vlTot } = item
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  const idDoTitulo = useId()
  const Titulo = nivel === 2 ? 'h3' : 'h4'
  const parcial = qtdeAt < qtde && (qtdeAt > 0 || faturado)
  return (
    <li>
      <article className={estilos.item} aria-labelledby={idDoTitulo}>
        {/* Its description is beside it. */}
        <ImagemDeProduto
          endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
          descricao=""
          lado={48}
        />
        <div className={estilos.produto}>
          <Titulo id={idDoTitulo}>{descNF}</Titulo>
          <CamposDaFicha
            forma="fatos"
            campos={[
              { nome: 'CÓD', valor: idExibicao },
              { nome: 'EMB', valor: emb },
              { nome: 'Tabela', valor: item.tabela_preco },
              { nome: 'Removido', valor: item.motivoRemocao },
            ]}
          />
          <MotivoDoPreco item={item} />
          <Impostos item={item} />
          {item.critica_integradora && (
            <p className={estilos.critica}>
              <IconAlertTriangle size={16} aria-hidden />
              {item.critica_integradora}
            </p>
          )}
          {faturado && parcial && (
            <p className={estilos.critica}>
              Não faturado: {formatarNumero(new Decimal(qtde).minus(qtdeAt))} {emb}
            </p>
          )}
          {acoes}
        </div>
        <dl className={estilos.valores}>
          {isPedido ? (
            <Dado nome="Atend./Qtd.">
              <span data-parcial={parcial || undefined}>{formatarNumero(qtdeAt)}</span>/{formatarNumero(qtde)}
            </Dado>
          ) : (
            <Dado nome="Qtd.">{formatarNumero(qtde)}</Dado>
          )}
          <Dado nome="Preço unitário">
            <PrecoAnterior item={item} />
            {unitario(vlUnit)}
          </Dado>
          <Dado nome="Total">
            <strong>{dinheiro(vlTot)}</strong>
          </Dado>
        </dl>
      </article>
    </li>
  )
}

function Dado({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Impostos({ item }: Pick<CartaoDoItemProps, 'item'>) {
  const dinheiro = useFormatoDeDinheiro()
  const percentual = useFormatoDePercentual()
  return (
    <CamposDaFicha
      forma="fatos"
      rotulo="Impostos"
      campos={impostosDoItem(item).map(({ nome, perc, valor }) => ({
        nome,
        valor: perc === 0 ? dinheiro(valor) : `${percentual(perc)} · ${dinheiro(valor)}`,
      }))}
    />
  )
}
