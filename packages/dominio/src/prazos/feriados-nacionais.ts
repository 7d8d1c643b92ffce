import { somarDias } from '../formatos/datas.ts'

export type Feriado = { data: string; nome: string }

const FIXOS: readonly { dia: string; nome: string; desde?: number }[] = [
  { dia: '01-01', nome: 'Confraternização Universal' },
  { dia: '04-21', nome: 'Tiradentes' },
  { dia: '05-01', nome: 'Dia do Trabalho' },
  { dia: '09-07', nome: 'Independência do Brasil' },
  { dia: '10-12', nome: 'Nossa Senhora Aparecida' },
  { dia: '11-02', nome: 'Finados' },
  { dia: '11-15', nome: 'Proclamação da República' },
  // Law 14.759/2023: until then a holiday of some states and cities only.
  { dia: '11-20', nome: 'Dia da Consciência Negra', desde: 2024 },
  { dia: '12-25', nome: 'Natal' },
]

const quociente = (dividendo: number, divisor: number) => Math.floor(dividendo / divisor)

// Oudin's form of the Gregorian computus: the Sunday after the ecclesiastical full moon, counted from March 28th.
function domingoDePascoa(ano: number): string {
  const seculo = quociente(ano, 100)
  const aureo = ano % 19
  const epacta = (seculo - quociente(seculo, 4) - quociente(8 * seculo + 13, 25) + 19 * aureo + 15) % 30
  const luaCheia =
    epacta - quociente(epacta, 28) * (1 - quociente(29, epacta + 1) * quociente(21 - aureo, 11))
  const diaDaLua = (ano + quociente(ano, 4) + luaCheia + 2 - seculo + quociente(seculo, 4)) % 7
  return somarDias(`${ano}-03-28`, luaCheia - diaDaLua)
}

/** Deadlines: the national holidays of a year, in order; optional days (Carnival, Corpus Christi) are up to the branch. */
export function feriadosNacionais(ano: number): Feriado[] {
  const fixos = FIXOS.filter(({ desde = 0 }) => ano >= desde).map(({ dia, nome }) => ({
    data: `${ano}-${dia}`,
    nome,
  }))
  const sextaFeiraSanta = { data: somarDias(domingoDePascoa(ano), -2), nome: 'Sexta-feira Santa' }
  // Good Friday may be April 21st itself: a day is closed once.
  const todos = fixos.some(({ data }) => data === sextaFeiraSanta.data) ? fixos : [...fixos, sextaFeiraSanta]
  return todos.sort((a, b) => (a.data < b.data ? -1 : 1))
}

/** Holidays of last year, this one and the next two: deadlines cross the turn of the year. */
export function feriadosEmVolta(hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  return [ano - 1, ano, ano + 1, ano + 2].flatMap((cada) => feriadosNacionais(cada))
}
