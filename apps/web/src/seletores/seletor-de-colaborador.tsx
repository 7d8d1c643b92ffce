import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { useMemo } from 'react'
import { useConsulta } from '../platform/consultas.ts'
import { CampoDeSelecao, type CampoDeSelecaoProps } from '../ui/campos/campo-de-selecao.tsx'

/** PER-07 One of the colleagues that the app data names. */
export function SeletorDeColaborador(props: Omit<CampoDeSelecaoProps<number>, 'opcoes' | 'carregando'>) {
  const { data } = useConsulta(carregarApp, {}, { mostradoNaArea: true })
  const colaboradores = data?.colaboradores
  const opcoes = useMemo(
    () =>
      (colaboradores ?? []).map(({ id, nome, tipo }) => ({
        valor: id,
        nome,
        detalhe: TIPOS_DE_USUARIO[tipo],
      })),
    [colaboradores],
  )
  return (
    <CampoDeSelecao<number>
      label="Colaborador"
      {...props}
      opcoes={opcoes}
      carregando={colaboradores === undefined}
    />
  )
}
