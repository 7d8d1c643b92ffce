import { Checkbox } from '@mantine/core'
import { memo, useId } from 'react'
import { AbreLinha } from './abre-linha.tsx'
import { abreAoClicar } from './acoes-da-lista.ts'
import estilos from './cartoes.module.css'
import { colunaPrincipal } from './coluna.ts'
import type { LinhaProps } from './linha-da-tabela.tsx'

/** A row on a phone: the main column is the title, the others are its lines. */
function Cartao<Item>(props: LinhaProps<Item>) {
  const { item, indice, colunas, acoes, selecionada, alterada, abre } = props
  const id = useId()
  const principal = colunaPrincipal(colunas)
  const linhas = colunas.filter((coluna) => coluna !== principal && coluna.noCartao !== 'oculto')
  const titulo = principal?.celula(item)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link of the title is the keyboard's way; the card is a larger target for the thumb
    <li
      className={estilos.cartao}
      data-linha={indice}
      data-selecionada={selecionada || undefined}
      data-alterada={alterada || undefined}
      onClick={abre ? (evento) => abreAoClicar(evento) && acoes.abrir(item, evento) : undefined}
    >
      <div className={estilos.topo}>
        {selecionada !== null && (
          // The label widens the target of the small box to a thumb's size.
          <label className={estilos.selecao} htmlFor={id}>
            <Checkbox
              id={id}
              checked={selecionada}
              onChange={() => acoes.alternar(item)}
              aria-label={`Selecionar ${acoes.nomeDe(item)}`}
            />
          </label>
        )}
        <div className={estilos.titulo}>
          {abre ? (
            <AbreLinha item={item} acoes={acoes}>
              {titulo}
            </AbreLinha>
          ) : (
            titulo
          )}
        </div>
      </div>
      {linhas.length > 0 && (
        <dl className={estilos.linhas}>
          {linhas.map((coluna) => (
            <div key={coluna.id} className={estilos.linha}>
              <dt>{coluna.cabecalho}</dt>
              <dd>{coluna.celula(item)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export const CartaoDaLista = memo(Cartao) as typeof Cartao
