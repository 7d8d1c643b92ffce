import { type CampoAdicional, nomeDoCampoAdicional } from '@balcao/dominio/cadastros/campos-adicionais'
import { SimpleGrid, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { comCampoAdicional } from '../estado.ts'
import { useCamposAdicionais } from '../use-contexto-do-cadastro.ts'
import { NotasDoPasso } from './notas-do-passo.tsx'
import estilos from './passos.module.css'

const SIM_OU_NAO = [
  { valor: 'S', nome: 'Sim' },
  { valor: 'N', nome: 'Não' },
]

/** CAD-10 What the business added to the registration. */
export function PassoCampos({ novo, mudar, problemas }: PropsDoPasso) {
  const campos = useCamposAdicionais().data?.itens ?? []
  const valores = new Map(novo.camposAdicionais.map(({ id, valor }) => [id, valor]))
  return (
    <div className={estilos.campos}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {campos.map((campo, i) => (
          <CampoDoNegocio
            key={campo.id}
            campo={campo}
            primeiro={i === 0}
            valor={valores.get(campo.id) ?? ''}
            erro={problemas[nomeDoCampoAdicional(campo.id)]}
            aoMudar={(valor) => mudar((atual) => comCampoAdicional(atual, campo.id, valor))}
          />
        ))}
      </SimpleGrid>
      <NotasDoPasso />
    </div>
  )
}

type CampoDoNegocioProps = {
  campo: CampoAdicional
  primeiro: boolean
  valor: string
  erro: string | undefined
  aoMudar: (valor: string) => void
}

function CampoDoNegocio({ campo, primeiro, valor, erro, aoMudar }: CampoDoNegocioProps) {
  const { rotulo, tipo, obrigatorio, tamanho, opcoes } = campo
  const escolhas = useMemo(() => opcoes.map((nome) => ({ valor: nome, nome })), [opcoes])
  const comum = { label: rotulo, required: obrigatorio, error: erro, 'data-autofocus': primeiro || undefined }
  switch (tipo) {
    case 'TEXTO':
    case 'NUMERO':
      return (
        <TextInput
          {...comum}
          autoComplete="off"
          {...(tipo === 'TEXTO' ? { maxLength: tamanho } : { inputMode: 'decimal' as const })}
          value={valor}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      )
    case 'DATA':
      return <CampoDeData {...comum} value={valor || null} onChange={(data) => aoMudar(data ?? '')} />
    case 'SIM_NAO':
    case 'LISTA':
      return (
        <CampoDeSelecao
          {...comum}
          opcoes={tipo === 'LISTA' ? escolhas : SIM_OU_NAO}
          value={valor || null}
          onChange={(escolhido) => aoMudar(escolhido ?? '')}
        />
      )
  }
}
