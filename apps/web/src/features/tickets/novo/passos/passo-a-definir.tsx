import estilos from '../novo.module.css'

/** NOV-02 Stands for the steps that a type asks for, while there is none. */
export function PassoADefinir() {
  return <p className={estilos.explicacao}>Escolha o tipo do ticket para ver os próximos passos.</p>
}
