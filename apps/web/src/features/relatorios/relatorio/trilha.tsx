import { Link } from '@tanstack/react-router'
import estilos from './relatorio.module.css'

/** REL-01 The way back, up to 'Início'. */
export function Trilha({ titulo }: { titulo: string }) {
  return (
    <nav aria-label="Você está em" className={estilos.trilha}>
      <ol>
        <li>
          <Link to="/home">Início</Link>
        </li>
        <li>
          <Link to="/relatorios">Relatórios</Link>
        </li>
        <li aria-current="page">{titulo}</li>
      </ol>
    </nav>
  )
}
