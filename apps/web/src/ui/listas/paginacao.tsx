import { MAXIMO_DE_PAGINAS } from '@balcao/dominio/constantes'
import { formatarContagem, formatarTotal } from '@balcao/dominio/formatos/contagem'
import { type Paginator, paginasVisiveis } from '@balcao/dominio/listas/paginacao'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import estilos from './paginacao.module.css'

interface PaginacaoProps {
  paginator: Paginator
  aoMudar: (page: number) => void
  rotulo?: string
}

/** Three page links (GER-11) and the ways around them; a bounded count reads '1.000+'. */
export function Paginacao({ paginator, aoMudar, rotulo = 'Paginação' }: PaginacaoProps) {
  const { page, totalExato } = paginator
  // Behind a bounded count there is one more page to try, as far as pages go.
  const seguinte = Math.min(page + 1, MAXIMO_DE_PAGINAS)
  const ultima = totalExato ? paginator.paginas : Math.max(paginator.paginas, seguinte)
  const irPara = (destino: number) => {
    if (destino >= 1 && destino <= ultima && destino !== page) aoMudar(destino)
  }

  function aoTeclar(evento: KeyboardEvent) {
    if (evento.key === 'ArrowLeft') irPara(page - 1)
    if (evento.key === 'ArrowRight') irPara(page + 1)
  }

  return (
    <nav className={estilos.paginacao} aria-label={rotulo} onKeyDown={aoTeclar}>
      <span className={estilos.total} role="status">
        {textoDoTotal(paginator)}
      </span>
      {ultima > 1 && (
        <div className={estilos.links}>
          <Link nome="Primeira página" inativo={page <= 1} aoClicar={() => irPara(1)}>
            <IconChevronsLeft size={16} aria-hidden />
          </Link>
          <Link nome="Página anterior" inativo={page <= 1} aoClicar={() => irPara(page - 1)}>
            <IconChevronLeft size={16} aria-hidden />
          </Link>
          {paginasVisiveis(page, ultima).map((numero) => (
            <Link
              key={numero}
              nome={`Página ${formatarContagem(numero)}`}
              atual={numero === page}
              aoClicar={() => irPara(numero)}
            >
              {formatarContagem(numero)}
            </Link>
          ))}
          <Link nome="Próxima página" inativo={page >= ultima} aoClicar={() => irPara(page + 1)}>
            <IconChevronRight size={16} aria-hidden />
          </Link>
          <Link
            nome="Última página"
            inativo={page >= ultima || !totalExato}
            aoClicar={() => irPara(totalExato ? ultima : page)}
          >
            <IconChevronsRight size={16} aria-hidden />
          </Link>
        </div>
      )}
    </nav>
  )
}

interface LinkProps {
  nome: string
  atual?: boolean
  /** stays focusable: a button that disappears from the keyboard takes the focus with it */
  inativo?: boolean
  aoClicar: () => void
  children: ReactNode
}

function Link({ nome, atual = false, inativo = false, aoClicar, children }: LinkProps) {
  return (
    <button
      type="button"
      className={estilos.link}
      title={nome}
      aria-label={nome}
      aria-current={atual ? 'page' : undefined}
      aria-disabled={inativo || undefined}
      onClick={inativo ? undefined : aoClicar}
    >
      {children}
    </button>
  )
}

/** Where only the newest were looked for, the end of what was found says what shows the others. */
const REFINE = 'há mais: refine a busca'

function textoDoTotal({ page, take, total, totalExato, paginas, haMais }: Paginator): string {
  if (total === 0) return haMais ? `Nada entre os mais novos; ${REFINE}` : 'Nenhum registro'
  const primeiro = (page - 1) * take + 1
  const ultimo = totalExato ? Math.min(page * take, total) : page * take
  const quantos = formatarTotal({ total, totalExato: totalExato && !haMais })
  const registros = total === 1 ? 'registro' : 'registros'
  const texto = `${formatarContagem(primeiro)}–${formatarContagem(ultimo)} de ${quantos} ${registros}`
  return haMais && page >= paginas ? `${texto}; ${REFINE}` : texto
}
