import { PARAMETRO_DO_CLIENTE } from '@balcao/dominio/relatorios/contratos'
import {
  conferirFiltros,
  type Filtro,
  type ValorDeFiltro,
  type ValoresDosFiltros,
} from '@balcao/dominio/relatorios/filtros'
import { Button, Paper } from '@mantine/core'
import { IconReportAnalytics } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FiltroDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDoFiltro } from './campo-do-filtro.tsx'
import estilos from './relatorio.module.css'

type PainelDeFiltrosProps = {
  filtros: readonly Filtro[]
  /** Known without asking. */
  fixos: ValoresDosFiltros
  valores: ValoresDosFiltros
  erros: Record<string, string>
  gerando: boolean
  aoMudar: (parametro: string, valor: ValorDeFiltro) => void
  aoGerar: () => void
  aoRestaurar: () => void
}

export function PainelDeFiltros(props: PainelDeFiltrosProps) {
  const { filtros, fixos, valores, erros, gerando, aoMudar, aoGerar, aoRestaurar } = props

  const perguntados = filtros.filter(({ parametro }) => !Object.hasOwn(fixos, parametro))

  function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault()
    const formulario = evento.currentTarget
    flushSync(aoGerar)
    formulario.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <Paper
      component="form"
      className={estilos.painel}
      aria-label="Filtros do relatório"
      noValidate
      onSubmit={enviar}
    >
      <div className={estilos.campos}>
        {perguntados.map((filtro) => {
          const { parametro } = filtro
          const valor = valores[parametro] ?? ''
          if (parametro === PARAMETRO_DO_CLIENTE)
            return (
              <FiltroDeCliente
                key={parametro}
                obrigatorio
                idCli={valor ? Number(valor) : undefined}
                erro={erros[parametro]}
                aoMudar={(id) => aoMudar(parametro, id === undefined ? '' : String(id))}
              />
            )
          return (
            <CampoDoFiltro
              key={parametro}
              filtro={filtro}
              valor={valor}
              erro={erros[parametro]}
              aoMudar={(novo) => aoMudar(parametro, novo)}
            />
          )
        })}
      </div>
      <Botoes>
        <BotaoBase
          type="submit"
          habilitado={!('campos' in conferirFiltros(filtros, valores))}
          carregando={gerando}
          leftSection={<IconReportAnalytics size={18} stroke={1.75} aria-hidden />}
        >
          Gerar relatório
        </BotaoBase>
        <Button variant="subtle" onClick={aoRestaurar}>
          Restaurar filtros
        </Button>
      </Botoes>
    </Paper>
  )
}
