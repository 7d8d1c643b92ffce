import { type Artigo, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { ListaDeRelacionados } from '../relacionados/lista-de-relacionados.tsx'
import estilos from './artigo.module.css'

/** FAQ-01 Others on the same subject; nothing at all when there are none, or when they do not come. */
export function ArtigosParecidos({ artigo: { id, titulo } }: { artigo: Artigo }) {
  const { data } = useConsulta(
    listarArtigosRelacionados,
    { query: { assunto: titulo, exceto: id } },
    { mostradoNaArea: true },
  )
  if (!data || data.itens.length === 0) return null
  return (
    <section className={estilos.parecidos}>
      <h2>Artigos relacionados</h2>
      <ListaDeRelacionados artigos={data.itens} />
    </section>
  )
}
