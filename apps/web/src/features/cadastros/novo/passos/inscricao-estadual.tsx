import type { Uf } from '@balcao/dominio/brasil/estados'
import { MINIMO_DA_INSCRICAO, TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { inscricaoGuardada, podeSerIsento } from '@balcao/dominio/cadastros/problemas-da-empresa'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { Switch, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useParametro } from '../../../../platform/parametros.ts'
import type { CadastroNovo } from '../cadastro-novo.ts'
import { ehEmpresa } from '../estado.ts'
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
      {MENSAGENS.inscricaoForaDaRegra(uf)}
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

type Regra = (uf: Uf, inscricao: string) => boolean

/** CAD-05 The state whose rule the registration does not follow; null while there is nothing to say. It never stops anybody. */
function useInscricaoEstranha(novo: CadastroNovo): string | null {
  const { inscricao, isento, simulacao, filialId } = novo.empresa
  const confere = useParametro('cadastroConfereInscricao', filialId ?? undefined)
  const uf = novo.enderecoCobranca.uf || novo.enderecoEntrega.uf
  const [regra, setRegra] = useState<Regra | null>(null)
  const pergunta =
    confere && !isento && !simulacao && uf !== '' && inscricao.trim().length >= MINIMO_DA_INSCRICAO
  useEffect(() => {
    if (!pergunta || regra) return
    let saiu = false
    // The rules of 27 states are long; a warning that does not come is none.
    import('@balcao/dominio/brasil/inscricao-estadual').then(
      ({ inscricaoEstadualValida }) => {
        if (!saiu) setRegra(() => inscricaoEstadualValida)
      },
      () => {},
    )
    return () => {
      saiu = true
    }
  }, [pergunta, regra])
  return pergunta && regra && !regra(uf as Uf, inscricao) ? uf : null
}
