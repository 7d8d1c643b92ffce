import { Switch } from '@mantine/core'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { comLigacao } from '../estado.ts'
import { EnderecoDoPasso } from './endereco-do-passo.tsx'
import { AvisoDaInscricaoNoEndereco } from './inscricao-estadual.tsx'
import { NotasDoPasso } from './notas-do-passo.tsx'
import estilos from './passos.module.css'

/** CAD-09 Where the bill goes, and where the goods go. */
export function PassoEnderecos(props: PropsDoPasso) {
  const { novo, mudar } = props
  return (
    <div className={estilos.campos}>
      <EnderecoDoPasso {...props} qual="enderecoCobranca" titulo="Endereço de cobrança" primeiro />
      <AvisoDaInscricaoNoEndereco novo={novo} />
      <Switch
        label="Entregar no endereço de cobrança"
        checked={novo.ligados}
        onChange={({ currentTarget: { checked } }) => mudar((atual) => comLigacao(atual, checked))}
      />
      <EnderecoDoPasso {...props} qual="enderecoEntrega" titulo="Endereço de entrega" />
      <NotasDoPasso />
    </div>
  )
}
