import estilos from './escolhas-rapidas.module.css'

type EscolhaRapida = { nome: string; ativa: boolean; aoEscolher: () => void }

/** Ready-made filters side by side, in the header of a list; the one in force is pressed. */
export function EscolhasRapidas({
  rotulo,
  escolhas,
}: {
  rotulo: string
  escolhas: readonly EscolhaRapida[]
}) {
  return (
    <nav className={estilos.rapidas} aria-label={rotulo}>
      {escolhas.map(({ nome, ativa, aoEscolher }) => (
        <button key={nome} type="button" className={estilos.rapida} aria-pressed={ativa} onClick={aoEscolher}>
          {nome}
        </button>
      ))}
    </nav>
  )
}
