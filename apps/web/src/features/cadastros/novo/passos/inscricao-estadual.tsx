import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { inscricaoGuardada, podeSerIsento } from '@balcao/dominio/cadastros/problemas-da-empresa'
import { Switch, TextInput } from '@mantine/core'
import type { CadastroNovo } from '../cadastro-novo.ts'
import { ehEmpresa } from '../estado.ts'
import { useInscricaoEstranha } from '../use-inscricao-estranha.ts'
import type { CamposDaEmpresa } from './identificacao-da-empresa.tsx'
import estilos from './passos.module.css'

/** CAD-03, CAD-05 ISENTO where there is none. */
export function InscricaoEstadual({ novo, campos: { texto, marca, contexto } }: CamposDaEmpresa) {
  const { empresa } = novo
  const ofereceIsento = empresa.isento || podeSerIsento(novo.documento, contexto.regras)
  const { description, value, ...resto } = texto('inscricao', TAMANHO_DO_CADASTRO.inscricao)
  const estranha = useInscricaoEstranha(novo)
  return (
    <>
      <div className={estilos.grupo}>
        <TextInput
          label="Inscrição estadual"
          {...resto}
          disabled={empresa.simulacao || empresa.isento}
          value={empresa.isento ? inscricaoGuardada(empresa) : value}
          description={estranha ? <AvisoDaInscricao uf={estranha} /> : description}
        />
        {ofereceIsento && (
          <Switch label="Isento de inscrição estadual" disabled={empresa.simulacao} {...marca('isento')} />
        )}
      </div>
      {ehEmpresa(novo) && (
        <TextInput
          label="Inscrição municipal"
          disabled={empresa.simulacao}
          {...texto('inscricaoMunicipal', TAMANHO_DO_CADASTRO.inscricaoMunicipal)}
        />
      )}
    </>
  )
}

function AvisoDaInscricao({ uf }: { uf: string }) {
  return (
    <span className={estilos.aviso} role="status">
      Não segue a regra de {uf}. Confira a inscrição; você pode continuar assim.
    </span>
  )
}

/** Beside the state, for whoever chooses it after the registration was typed. */
export function AvisoDaInscricaoNoEndereco({ novo }: { novo: CadastroNovo }) {
  const uf = useInscricaoEstranha(novo)
  if (!uf) return null
  return (
    <p className={estilos.aviso} role="status">
      A inscrição estadual informada não segue a regra de {uf}. Confira-a em Dados da Empresa; você pode
      continuar assim.
    </p>
  )
}
