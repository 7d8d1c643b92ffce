import { type ArtigoDaLista, PUBLICOS_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import { Link } from '@tanstack/react-router'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'
import { enderecoDoArtigo } from '../link-do-artigo.ts'
import estilos from './pagina-do-faq.module.css'
import { TextoDestacado } from './texto-destacado.tsx'

type ItemDeArtigoProps = { artigo: ArtigoDaLista; termos: readonly string[] }

/** FAQ-01 One article of the list: what it is about, where the search was found, how much it helps. */
export function ItemDeArtigo({ artigo, termos }: ItemDeArtigoProps) {
  const { id, titulo, trecho, tipo, score, publico, publicado } = artigo
  return (
    <li className={estilos.item}>
      <h2>
        <Link {...enderecoDoArtigo(id)}>
          <TextoDestacado texto={titulo} termos={termos} />
        </Link>
      </h2>
      <p>
        <TextoDestacado texto={trecho} termos={termos} />
      </p>
      <div className={estilos.marcas}>
        <span>{tipo.descricao}</span>
        {publicado ? <EtiquetaDeScore score={score} /> : <Etiqueta tom="amarelo">Rascunho</Etiqueta>}
        {publico === 'INTERNO' && <Etiqueta tom="azul">{PUBLICOS_DO_ARTIGO.INTERNO}</Etiqueta>}
      </div>
    </li>
  )
}
