import { MAXIMO_DO_TERMO } from '@balcao/dominio/listas/esquemas'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { BotaoBase } from '../../../../../ui/campos/botao-base.tsx'
import { CampoDePeriodo } from '../../../../../ui/campos/campo-de-periodo.tsx'
import estilos from '../escolha.module.css'
import type { PesquisaDeNotas } from './use-pesquisa-de-notas.ts'

/** An access key with its spaces fits. */
const TAMANHO_DO_NUMERO = 60

export function FiltrosDeNotas({ pesquisa }: { pesquisa: PesquisaDeNotas }) {
  const { filtro, mudarFiltro, minima, maxima, pesquisar, limpar, atualizando } = pesquisa

  function aoSubmeter(evento: FormEvent) {
    evento.preventDefault()
    pesquisar()
  }

  return (
    <form className={estilos.filtros} noValidate aria-label="Pesquisa de notas fiscais" onSubmit={aoSubmeter}>
      <CampoDePeriodo
        rotulo="Data da nota fiscal"
        minima={minima}
        maxima={maxima}
        value={filtro.periodo}
        onChange={(periodo) => mudarFiltro({ periodo })}
      />
      <TextInput
        label="Produto"
        placeholder="Código, referência ou descrição"
        maxLength={MAXIMO_DO_TERMO}
        autoComplete="off"
        value={filtro.produto}
        onChange={({ currentTarget }) => mudarFiltro({ produto: currentTarget.value })}
      />
      <TextInput
        label="Nota fiscal"
        placeholder="Número ou chave de acesso"
        maxLength={TAMANHO_DO_NUMERO}
        autoComplete="off"
        value={filtro.numero}
        onChange={({ currentTarget }) => mudarFiltro({ numero: currentTarget.value })}
      />
      <div className={estilos.botoesDoFiltro}>
        <BotaoBase
          type="submit"
          habilitado
          carregando={pesquisa.pesquisou && atualizando}
          leftSection={<IconSearch size={16} aria-hidden />}
        >
          Pesquisar
        </BotaoBase>
        <Button variant="default" onClick={limpar}>
          Limpar
        </Button>
      </div>
    </form>
  )
}
