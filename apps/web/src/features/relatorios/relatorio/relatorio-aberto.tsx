import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import type { Filtro } from '@balcao/dominio/relatorios/filtros'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { IconeDoRelatorio } from '../icone-do-relatorio.tsx'
import { ConteudoDoRelatorio } from './conteudo-do-relatorio.tsx'
import type { ComEndereco } from './valores-do-endereco.ts'

type RelatorioAbertoProps = ComEndereco & { relatorio: Relatorio; filtros: readonly Filtro[] }

/** REL-01 A report as a page. */
export function RelatorioAberto(props: RelatorioAbertoProps) {
  const { relatorio } = props
  const { titulo, descricao } = relatorio
  return (
    <Pagina titulo={titulo} descricao={descricao} icone={<IconeDoRelatorio {...relatorio} />}>
      <ConteudoDoRelatorio {...props} />
    </Pagina>
  )
}
